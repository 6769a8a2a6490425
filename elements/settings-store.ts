import type { Settings } from '../src/shell/for-elements';

/** What attributes and properties said last, for the React tree inside to follow. */
export interface SettingsStore {
  read: () => Settings;
  get: (key: string) => unknown;
  set: (key: string, value: unknown) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Keeps settings by value: setting the same again tells nobody; undefined takes a setting away. */
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
