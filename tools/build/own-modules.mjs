import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** The tags, each with a file of its own. */
export const tags = readdirSync('elements')
  .filter((file) => /^lp-.*\.ts$/.test(file))
  .map((file) => file.slice(0, -'.ts'.length));

/** Creates one file that defines all five tags, for a page that uses a single script tag. @see R-EMBED-042 */
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

/** Converts each locale file to a module. Locale files are JSON, so that translators need no code. */
export function json() {
  return {
    name: 'json',
    transform: (code, id) =>
      id.endsWith('.json')
        ? { code: `export default ${JSON.stringify(JSON.parse(code))};`, map: null }
        : null,
  };
}
