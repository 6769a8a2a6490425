import { firstScreens } from '../build/first-screens.mjs';
import { neededFiles } from '../build/needed-files.mjs';

/**
 * Returns the content of `preload.json`: the files that an element, a language, or an element over the HTML of a server
 * needs for its first screen. A page can name them in `<link rel="modulepreload">` and load them all in one round trip. Paths are relative to the file.
 */
export function preloads(bundle) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const fileOf = (module) =>
    chunks.find(({ modules }) => Object.keys(modules).some((id) => id.replaceAll('\\', '/').endsWith(module)))
      ?.fileName;
  const elements = Object.values(firstScreens)
    .filter(({ preload }) => preload !== undefined)
    .map(({ tag, opens, preload }) => {
      const opened = opens.map((module) => fileOf(module) ?? missing(module));
      return [preload, [...neededFiles([`${tag}.js`, ...opened], bundle)]];
    });
  const locales = chunks.flatMap(({ fileName, modules }) => {
    const [, culture] = /locales[\\/]([\w-]+)\.json$/.exec(Object.keys(modules).join()) ?? [];
    return culture ? [[culture, fileName]] : [];
  });
  const hydration = fileOf('elements/hydration/hydrate-element.tsx') ?? missing('hydrate-element.tsx');
  return {
    elements: Object.fromEntries(elements),
    locales: Object.fromEntries(locales),
    hydration: [hydration],
  };
}

function missing(module) {
  throw new Error(`No file of the bundle has ${module}, which preload.json is to name.`);
}
