import { expect, it } from 'vitest';

interface Tools {
  firstScreens: Record<string, { tag: string; opens: string[]; preload?: string }>;
  preloads: (bundle: object) => { elements: Record<string, string[]>; hydration: string[] };
}

/** The build's tools are JavaScript, which the compiler does not read. */
const tool = (path: string) => import(new URL(`../../tools/${path}`, import.meta.url).href) as Promise<Tools>;
const { firstScreens } = await tool('build/first-screens.mjs');
const { preloads } = await tool('generate/preload.mjs');

const screens = Object.values(firstScreens);
/** One chunk for each element, and one for each module that a first screen opens. */
const fileOf = (module: string) => `chunks/${module.replace(/.*\//, '')}.js`;
const chunk = (fileName: string, module: string) => [
  fileName,
  { type: 'chunk', fileName, imports: [], modules: { [`/root/${module}`]: {} } },
];
const bundle = Object.fromEntries([
  ...screens.map(({ tag }) => chunk(`${tag}.js`, `elements/${tag}.ts`)),
  ...screens.flatMap(({ opens }) => opens).map((module) => chunk(fileOf(module), module)),
  chunk('chunks/hydration.js', 'elements/hydration/hydrate-element.tsx'),
]) as object;

it.each(screens.flatMap(({ tag, opens, preload }) => (preload ? [[preload, tag, opens] as const] : [])))(
  'preload.json has the files that %s needs for its first screen [R-EMBED-042]',
  (preload, tag, opens) => {
    expect(preloads(bundle).elements[preload]).toEqual([`${tag}.js`, ...opens.map(fileOf)]);
  },
);

it('preload.json has every element [R-EMBED-042]', () => {
  const { elements } = preloads(bundle);
  for (const { tag } of screens) expect(Object.keys(elements)).toContain(tag);
});

it('preload.json has the file that renders over the HTML of a server [R-EMBED-042]', () => {
  expect(preloads(bundle).hydration).toEqual(['chunks/hydration.js']);
});
