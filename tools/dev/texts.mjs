import { readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';

const prefix = 'virtual:texts/';

/**
 * A changed text of a locale file goes into the running i18next and onto the screen; the page stays as it is. This needs
 * the instances of i18next, so `src` gets a module that records them in place of the library. Vite does not transform
 * JSON for hot updates, so a locale is a module of its own here.
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
      // Waits until a file that is being written is whole.
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
