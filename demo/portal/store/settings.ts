import type { Store } from './store';

/** A value that the portal keeps about itself. */
export function readSetting(store: Store, name: string): string | undefined {
  return store.one<{ value: string }>('select value from setting where name = ?', [name])?.value;
}

/** Keeps a value, over an older one. */
export function writeSetting(store: Store, name: string, value: string): void {
  store.run('insert into setting values (?, ?) on conflict (name) do update set value = excluded.value', [
    name,
    value,
  ]);
}
