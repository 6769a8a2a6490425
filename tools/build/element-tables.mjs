import { tsImport } from 'tsx/esm/api';

/**
 * The elements read names and types from their description; its texts are for documents and editors, and stay out of the
 * bundle.
 */
export function elementTables() {
  return {
    name: 'element-tables',
    async load(id) {
      if (!/[\\/]elements[\\/]description\.ts$/.test(id)) return null;
      const description = await tsImport(id, import.meta.url);
      return Object.entries(description)
        .filter(([name]) => !['default', 'module.exports'].includes(name))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, withoutTexts)};`)
        .join('\n');
    },
  };
}

const withoutTexts = (key, value) => (key === 'about' ? undefined : value);
