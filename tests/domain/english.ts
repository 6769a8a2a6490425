import texts from '../../locales/en-GB.json';
import type { TextKey } from '../../src/domain/text-key';

const all: Readonly<Record<string, string>> = texts;

/** The English text of a key. */
export function english(key: TextKey): string {
  return all[key] ?? `no text for ${key}`;
}
