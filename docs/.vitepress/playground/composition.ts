import { elements, type Tag } from '../../../elements/description';
import { readContentType, type ContentType } from '../../../src/domain/home/content-types';
import { blockTexts } from '../pages/block-texts';
import { sampleConfiguration } from '../theme/sample-configuration';

/** A block as the configuration has it. */
export type Block = Readonly<Record<string, unknown>>;

/** How the preview shows a composition. It is no part of what is copied. */
export interface View {
  widthPx: number;
  audience: string;
  lang: string;
  theme: 'light' | 'dark';
  preset: string;
  /** The forced state of blocks, by content type. */
  states: Readonly<Record<string, string>>;
}

export interface Composition {
  tag: Tag;
  /** The attributes that are set; an empty text sets a boolean one. */
  attributes: Readonly<Record<string, string>>;
  /** The blocks of home. */
  blocks: readonly Block[];
  view: View;
}

export const widthsPx = [320, 390, 820, 1280, 1600] as const;
export const audiences = {
  participant: 'a participant',
  manager: 'a manager',
  company: 'a company visitor',
  public: 'everybody, not signed in',
} as const;
export const languages = ['en-GB', 'da-DK', 'sv-SE', 'nn-NO', 'pl-PL'] as const;
export const states = ['loading', 'empty', 'error'] as const;

/** Returns what the playground starts with. */
export const firstComposition = (): Composition => ({
  tag: 'lp-catalog-home',
  attributes: {},
  blocks: sampleConfiguration.catalogs[0]?.components ?? [],
  view: { widthPx: 1280, audience: 'participant', lang: 'en-GB', theme: 'light', preset: '', states: {} },
});

/** What an element starts with, so that it shows something. */
export const startAttributes: Readonly<Record<Tag, Readonly<Record<string, string>>>> = {
  'lp-catalog-home': {},
  'lp-search': { results: '', phrase: 'course' },
  'lp-lists': { 'list-type': 'favorites' },
  'lp-media-player': { 'media-id': '1', 'media-type': 'externalLink' },
  'lp-favourites-button': { 'element-id': '1', type: 'course', name: 'First aid' },
};

/** The attributes that the playground sets itself, or that need a server. */
export const ownAttributes: readonly string[] = [
  'config',
  'config-url',
  'session-url',
  'portal-url',
  'base-path',
  'router',
  'preview',
  'preview-as',
  'demo',
  'storage',
  'lang',
  'theme',
];

export const tags = Object.keys(elements) as Tag[];

/** Returns the kind of a block; undefined if it has none that exists. */
export function kindOf({ contentType }: Block): ContentType | undefined {
  return typeof contentType === 'string' || typeof contentType === 'number'
    ? readContentType(contentType)
    : undefined;
}

/** Returns a new block of a kind, as its page shows it. */
export const newBlock = (kind: ContentType): Block => ({ ...blockTexts[kind].example });

/** Returns the list with the item at `index` moved by `step`; the same list if that is not possible. */
export function moved<Item>(items: readonly Item[], index: number, step: number): readonly Item[] {
  const target = index + step;
  const item = items[index];
  if (item === undefined || target < 0 || target >= items.length) return items;
  const rest = items.filter((_, position) => position !== index);
  return [...rest.slice(0, target), item, ...rest.slice(target)];
}

export const replaced = <Item>(items: readonly Item[], index: number, item: Item): readonly Item[] =>
  items.map((one, position) => (position === index ? item : one));

export const without = <Item>(items: readonly Item[], index: number): readonly Item[] =>
  items.filter((_, position) => position !== index);

/** Returns the value of a field, whose name is its path: `componentUi.itemLayout`. */
export function valueAt(block: Block, name: string): unknown {
  const [first = '', ...rest] = name.split('.');
  const value = block[first];
  return rest.length === 0 ? value : valueAt((value ?? {}) as Block, rest.join('.'));
}

/** Returns the block with a field set, or without it if the value is undefined. */
export function withValue(block: Block, name: string, value: unknown): Block {
  const [first = '', ...rest] = name.split('.');
  const inner = rest.length === 0 ? value : withValue((block[first] ?? {}) as Block, rest.join('.'), value);
  const isEmpty = rest.length > 0 && Object.keys(inner as Block).length === 0;
  const others = Object.fromEntries(Object.entries(block).filter(([key]) => key !== first));
  if (inner === undefined || isEmpty) return others;
  return Object.hasOwn(block, first) ? { ...block, [first]: inner } : { ...others, [first]: inner };
}
