/** The elements as their package describes them to tools. */
const manifest = await (await fetch('/dist/custom-elements.json')).json();

const declarations = manifest.modules.flatMap((module) => module.declarations);

/** Tag, words and attributes of each element. */
export const described = declarations.map(({ tagName, description, attributes }) => ({
  tag: tagName,
  about: description,
  attributes: attributes.map(({ name, description: about, type }) => ({
    name,
    about,
    kind: kindOf(type.text),
    values: type.text.startsWith("'") ? type.text.split(' | ').map((value) => value.slice(1, -1)) : [],
  })),
}));

/** Attributes that every element has. */
export const common = new Set(
  described[0].attributes
    .map(({ name }) => name)
    .filter((name) => described.every(({ attributes }) => attributes.some((row) => row.name === name))),
);

/** What a page may set to change how they look: name, words, kind, and what it is without it. */
export const tokens = declarations[0].cssProperties.map(({ name, description, syntax, default: value }) => {
  const [, light = value, dark = light] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
  return { name, about: description, isColour: syntax === '<color>', light, dark };
});

function kindOf(type) {
  if (type.startsWith("'")) return 'choice';
  return ['boolean', 'number', 'object'].includes(type) ? type : 'text';
}
