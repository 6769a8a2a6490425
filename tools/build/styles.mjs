import { relative, resolve } from 'node:path';
import { compileStyles } from '../styles/compile.mjs';
import { renameInCode } from '../styles/short-names.mjs';

const prefix = 'virtual:styles';

/**
 * Compiles all classes in `tw('…')` literals into one sheet at build time, so that no part of twind is in the bundle.
 * Each file imports the parts of the sheet that it needs, and is never shown without its styles.
 *
 * `api.compiled` returns the compiled styles to other steps of the same build.
 *
 * @param areNamesShort whether class names are shortened, which a development build does without
 */
export function styles({ areNamesShort }) {
  const sheetFile = JSON.stringify(resolve('src/ui/style/sheet.ts'));
  let compiled;
  return {
    name: 'styles',
    api: { compiled: () => compiled },
    buildStart: () => {
      compiled = compileStyles({ areNamesShort });
    },
    resolveId: (source) => (source.startsWith(prefix) ? source : null),
    async load(source) {
      if (!source.startsWith(prefix)) return null;
      const { parts } = await compiled;
      if (source === prefix) return `export const core = ${JSON.stringify(parts.core)};`;
      const part = parts[source.slice(prefix.length + 1)] ?? [];
      return `import { addStyles } from ${sheetFile};\naddStyles(${JSON.stringify(part)});`;
    },
    async transform(code, id) {
      const { partsOf, names } = await compiled;
      const parts = partsOf.get(relative(process.cwd(), id).replaceAll('\\', '/'));
      if (!parts) return null;
      const imports = parts.map((name) => `import '${prefix}/${name}';\n`).join('');
      return { code: imports + renameInCode(code, names), map: null };
    },
  };
}
