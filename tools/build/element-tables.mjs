import { tsImport } from 'tsx/esm/api';

/**
 * Reduces the description of the elements to the names and types that they read. The texts are for documents and
 * editors and stay out of the bundle. Attributes that all elements share are written once.
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

/** Returns the attributes that every element has, described in the same way. */
function sharedAttributes(elements) {
  const [first, ...others] = Object.values(elements).map(({ attributes }) => attributes);
  const isShared = ([name, description]) =>
    others.every((attributes) => text(attributes[name]) === text(description));
  return Object.fromEntries(Object.entries(first).filter(isShared));
}

/** Returns a value as JSON, without texts for documents. */
const text = (value) => JSON.stringify(value, (key, part) => (key === 'about' ? undefined : part));
