import { readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { compileStyles, partsOf } from '../../src/ui/style/compile.mjs';

/** The tags, each with a file of its own. */
export const tags = readdirSync('elements')
  .filter((file) => /^lp-.*\.ts$/.test(file))
  .map((file) => file.slice(0, -'.ts'.length));

/** One file that defines all five tags, for a page that wants a single script tag (R-EMBED-042). */
export function allElements() {
  const id = 'virtual:all-elements';
  const file = (name) => JSON.stringify(resolve('elements', `${name}.ts`));
  const code = [
    ...tags.map((tag) => `import ${file(tag)};`),
    `export { configure } from ${file('define-element')};`,
  ];
  return {
    name: 'all-elements',
    resolveId: (source) => (source === id ? id : null),
    load: (source) => (source === id ? code.join('\n') : null),
  };
}

/**
 * All classes that the source names in `tw('…')` become one sheet at build time; nothing of twind is in the bundle. Files
 * that draw with more than its core bring their parts along, so that none can be shown without its styles.
 */
export function styles() {
  const prefix = 'virtual:styles';
  const sheetFile = JSON.stringify(resolve('src/ui/style/sheet.ts'));
  let compiled;
  return {
    name: 'styles',
    buildStart: () => {
      compiled = compileStyles('src');
    },
    resolveId: (source) => (source.startsWith(prefix) ? source : null),
    async load(source) {
      if (!source.startsWith(prefix)) return null;
      const { sheet } = await compiled;
      if (source === prefix) return `export const core = ${JSON.stringify(sheet.core)};`;
      const part = sheet[source.slice(prefix.length + 1)] ?? [];
      return `import { addStyles } from ${sheetFile};\naddStyles(${JSON.stringify(part)});`;
    },
    transform(code, id) {
      const file = relative(process.cwd(), id);
      if (!/^src[\\/].*\.tsx?$/.test(file)) return null;
      const imports = partsOf(file).map((part) => `import '${prefix}/${part}';\n`);
      return imports.length > 0 ? { code: imports.join('') + code, map: null } : null;
    },
  };
}

/** What the description says about each attribute is for documents and editors; the elements need only its types. */
export function withoutTexts() {
  return {
    name: 'without-texts',
    transform: (code, id) =>
      id.endsWith('elements/description.ts')
        ? { code: code.replace(/\babout:\s*'[^']*',?/g, ''), map: null }
        : null,
  };
}

/** Locale files are JSON, so that translators need no code; here each becomes a module of its own. */
export function json() {
  return {
    name: 'json',
    transform: (code, id) =>
      id.endsWith('.json')
        ? { code: `export default ${JSON.stringify(JSON.parse(code))};`, map: null }
        : null,
  };
}
