import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const id = 'virtual:styles';

/**
 * Serves the style sheet of the release build as one module with all parts in their order. The same compiler compiles
 * it. When a class, the theme or the base sheet changes, the new rules replace those of every adopted sheet, without a
 * reload of the page.
 */
export function hotStyles(root) {
  const source = join(root, 'src') + sep;
  const compilerFolder = join(root, 'tools/styles') + sep;
  const baseFile = join(root, 'src/ui/style/base.css');
  const sheetFile = join(root, 'src/ui/style/sheet.ts');
  const classesByFile = new Map();
  let server;
  let css;

  const compile = async () => {
    const { wholeSheet } = await server.ssrLoadModule(join(compilerFolder, 'whole-sheet.mjs'));
    const sheet = await wholeSheet();
    css = sheet.css;
    for (const file of sheet.files) classesByFile.set(join(root, file), classesIn(file));
  };
  const isChanged = (file) =>
    file.startsWith(compilerFolder) || file === baseFile
      ? true
      : file.startsWith(source) && (classesByFile.get(file) ?? '') !== classesIn(file);

  return {
    name: 'dev-styles',
    configureServer(started) {
      server = started;
    },
    resolveId: (name) => (name === id ? id : null),
    async load(name) {
      if (name !== id) return null;
      if (css === undefined) await compile();
      // All rules are one entry at index 0, so that adding it again replaces them.
      return `export const core = [0, ${JSON.stringify(css)}];`;
    },
    transform: (code, file) => (file.split('/').join(sep) === sheetFile ? code + acceptStyles : null),
    async hotUpdate({ file, modules, type, read }) {
      const path = file.split('/').join(sep);
      // The compiler itself runs in the other environment, which has no page to reload.
      if (this.environment.name !== 'client') return [];
      // Waits until the file is completely written.
      if (type !== 'delete') await read();
      if (css === undefined || !isChanged(path)) return undefined;
      const before = css;
      await compile();
      const module = this.environment.moduleGraph.getModuleById(id);
      return module && css !== before ? [...modules, module] : undefined;
    },
  };
}

/** Code that is appended to the module with the adopted sheets. */
const acceptStyles = `
if (import.meta.hot) import.meta.hot.accept('${id}', (next) => next && addStyles(next.core));
`;

/** Returns what the compiler reads of a file; an empty text for a deleted file. */
function classesIn(file) {
  try {
    return [...readFileSync(file, 'utf8').matchAll(/\btw\([^)]*\)/g)].join();
  } catch {
    return '';
  }
}
