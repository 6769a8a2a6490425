/** The key of a text; the English file is the list of keys, plural forms count as one. */
export type TextKey = Singular<keyof typeof import('../../locales/en-GB.json')>;

type Singular<Key> = Key extends `${infer Base}_${'one' | 'few' | 'many' | 'other'}` ? Base : Key;
