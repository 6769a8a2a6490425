import { readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';

const prefix = 'virtual:texts/';

/**
 * Applies changed texts of a locale file to i18next and to the screen, without a reload of the page. This needs the
 * instances of i18next, so `src` imports a module that records them instead of the library. Vite does not transform
 * JSON for hot updates, so each locale is a module of its own here.
 */
export function hotTexts(root) {
  const locales = join(root, 'locales') + sep;
  const isInSource = (file) =>
    file
      ?.split('/')
      .join(sep)
      .startsWith(join(root, 'src') + sep);
  return {
    name: 'dev-texts',
    enforce: 'pre',
    resolveId(name, importer) {
      if (name.startsWith(prefix)) return name;
      if (!isInSource(importer)) return null;
      if (name === 'i18next') return join(root, 'tools/dev/client/i18next.ts');
      const [, culture] = /\/locales\/([\w-]+)\.json$/.exec(name) ?? [];
      return culture ? prefix + culture : null;
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const culture = id.slice(prefix.length);
      const texts = JSON.parse(readFileSync(`${locales}${culture}.json`, 'utf8'));
      return hotModule(JSON.stringify(texts), culture);
    },
    async hotUpdate({ file, type, read }) {
      const path = file.split('/').join(sep);
      if (this.environment.name !== 'client' || !path.startsWith(locales)) return undefined;
      // Waits until the file is completely written.
      if (type !== 'delete') await read();
      const module = this.environment.moduleGraph.getModuleById(prefix + basename(file, '.json'));
      return module ? [module] : [];
    },
  };
}

const hotModule = (texts, culture) => `import { replaceTexts } from '/tools/dev/client/i18next.ts';
const texts = ${texts};
export default texts;
if (import.meta.hot)
  import.meta.hot.accept((next) => next && replaceTexts('${culture}', { before: texts, after: next.default }));
`;
