import type { Settings } from '../src/shell/for-elements';

/** The latest values of attributes and properties, to which the React tree of the element subscribes. */
export interface SettingsStore {
  read: () => Settings;
  get: (key: string) => unknown;
  set: (key: string, value: unknown) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a store for the settings of an element. Setting an unchanged value does not notify listeners. Setting
 * undefined removes the setting.
 */
export function createSettingsStore(): SettingsStore {
  const listeners = new Set<() => void>();
  let settings: Settings = {};
  const get = (key: string): unknown => settings[key as keyof Settings];
  return {
    get,
    read: () => settings,
    set(key, value) {
      if (Object.is(get(key), value)) return;
      const next = { ...settings, [key]: value };
      if (value === undefined) Reflect.deleteProperty(next, key);
      settings = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
