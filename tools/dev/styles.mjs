import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const id = 'virtual:styles';

/**
 * The style sheet of the release build, compiled by the same compiler, as one module with all parts in their order. A
 * changed class, theme or base sheet replaces the rules of every adopted sheet; the page stays as it is.
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
      // All rules are one entry at place 0, so that adding it again replaces them.
      return `export const core = [0, ${JSON.stringify(css)}];`;
    },
    transform: (code, file) => (file.split('/').join(sep) === sheetFile ? code + acceptStyles : null),
    async hotUpdate({ file, modules, type, read }) {
      const path = file.split('/').join(sep);
      // The compiler itself runs in the other environment, which has no page to reload.
      if (this.environment.name !== 'client') return [];
      // Waits until a file that is being written is whole.
      if (type !== 'delete') await read();
      if (css === undefined || !isChanged(path)) return undefined;
      const before = css;
      await compile();
      const module = this.environment.moduleGraph.getModuleById(id);
      return module && css !== before ? [...modules, module] : undefined;
    },
  };
}

/** Appended to the module that holds the adopted sheets. */
const acceptStyles = `
if (import.meta.hot) import.meta.hot.accept('${id}', (next) => next && addStyles(next.core));
`;

/** What the compiler reads of a file; nothing of a file that is gone. */
function classesIn(file) {
  try {
    return [...readFileSync(file, 'utf8').matchAll(/\btw\([^)]*\)/g)].join();
  } catch {
    return '';
  }
}
