import { relative, resolve } from 'node:path';
import { compileStyles } from '../styles/compile.mjs';

const prefix = 'virtual:styles';

/**
 * Compiles all classes in `tw('…')` literals into one sheet at build time, so that no part of twind is in the bundle.
 * Each file imports the parts of the sheet that it needs, and is never shown without its styles.
 */
export function styles() {
  const sheetFile = JSON.stringify(resolve('src/ui/style/sheet.ts'));
  let compiled;
  return {
    name: 'styles',
    buildStart: () => {
      compiled = compileStyles();
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
      const { partsOf } = await compiled;
      const names = partsOf.get(relative(process.cwd(), id).replaceAll('\\', '/')) ?? [];
      if (names.length === 0) return null;
      return { code: names.map((name) => `import '${prefix}/${name}';\n`).join('') + code, map: null };
    },
  };
}
