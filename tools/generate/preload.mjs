import { neededFiles } from '../build/needed-files.mjs';

/** The first screens of a page, each with the module that it fetches in addition to its entry. */
const firstScreens = {
  'lp-catalog-home': 'src/blocks/element-blocks.ts',
  'lp-search': undefined,
  'lp-search[results]': 'src/pages/search/SearchPage.tsx',
  'lp-lists': undefined,
  'lp-media-player': undefined,
  'lp-favourites-button': 'src/widgets/favourite-button/FavouriteToggle.tsx',
};

/**
 * Returns the content of `preload.json`: the files that an element, or a language, needs for its first screen. A page
 * can name them in `<link rel="modulepreload">` and load them all in one round trip. Paths are relative to the file.
 */
export function preloads(bundle) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const fileOf = (module) =>
    chunks.find(({ modules }) => Object.keys(modules).some((id) => id.replaceAll('\\', '/').endsWith(module)))
      ?.fileName;
  const elements = Object.entries(firstScreens).map(([shown, module]) => {
    const [tag] = shown.split('[');
    const screen = module === undefined ? [] : [fileOf(module) ?? missing(module)];
    return [shown, [...neededFiles([`${tag}.js`, ...screen], bundle)]];
  });
  const locales = chunks.flatMap(({ fileName, modules }) => {
    const [, culture] = /locales[\\/]([\w-]+)\.json$/.exec(Object.keys(modules).join()) ?? [];
    return culture ? [[culture, fileName]] : [];
  });
  return { elements: Object.fromEntries(elements), locales: Object.fromEntries(locales) };
}

function missing(module) {
  throw new Error(`No file of the bundle has ${module}, which preload.json is to name.`);
}
