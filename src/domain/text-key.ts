/** The key of a text. The English file defines the keys. Plural forms count as one key. @see A-008 */
export type TextKey = Singular<keyof typeof import('../../locales/en-GB.json')>;

type Singular<Key> = Key extends `${infer Base}_${'one' | 'few' | 'many' | 'other'}` ? Base : Key;
