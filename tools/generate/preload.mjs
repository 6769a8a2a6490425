import { firstScreens } from '../build/first-screens.mjs';
import { neededFiles } from '../build/needed-files.mjs';

/**
 * Returns the content of `preload.json`: the files that an element, or a language, needs for its first screen. A page
 * can name them in `<link rel="modulepreload">` and load them all in one round trip. Paths are relative to the file.
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
  return { elements: Object.fromEntries(elements), locales: Object.fromEntries(locales) };
}

function missing(module) {
  throw new Error(`No file of the bundle has ${module}, which preload.json is to name.`);
}
