import { tsImport } from 'tsx/esm/api';

/**
 * The elements read names and types from their description; its texts are for documents and editors, and stay out of the
 * bundle. What all elements share is written once.
 */
export function elementTables() {
  return {
    name: 'element-tables',
    async load(id) {
      if (!/[\\/]elements[\\/]description\.ts$/.test(id)) return null;
      const { elements, ...others } = await tsImport(id, import.meta.url);
      return [
        `const shared = ${text(sharedAttributes(elements))};`,
        `export const elements = {${Object.entries(elements).map(elementText(elements)).join()}};`,
        ...Object.entries(others)
          .filter(([name]) => !['default', 'module.exports'].includes(name))
          .map(([name, value]) => `export const ${name} = ${text(value)};`),
      ].join('\n');
    },
  };
}

const elementText =
  (elements) =>
  ([tag, { attributes }]) => {
    const shared = sharedAttributes(elements);
    const own = Object.entries(attributes).filter(([name]) => !Object.hasOwn(shared, name));
    return `${text(tag)}: { attributes: { ...shared, ...${text(Object.fromEntries(own))} } }`;
  };

/** The attributes that every element has, described in the same way. */
function sharedAttributes(elements) {
  const [first, ...others] = Object.values(elements).map(({ attributes }) => attributes);
  const isShared = ([name, description]) =>
    others.every((attributes) => text(attributes[name]) === text(description));
  return Object.fromEntries(Object.entries(first).filter(isShared));
}

/** Without what only documents say, and without what is the default. */
const text = (value) =>
  JSON.stringify(value, (key, part) => (key === 'about' || part === false ? undefined : part));
