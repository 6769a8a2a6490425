/** The elements as their package describes them to tools. */
const manifest = await (await fetch('/dist/custom-elements.json')).json();

const [{ cssProperties }] = manifest.modules.flatMap((module) => module.declarations);

/** The tokens that change how the elements look: name, words, kind, and the value without the token. */
export const tokens = cssProperties.map(({ name, description, syntax, default: value }) => {
  const [, light = value, dark = light] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
  return { name, about: description, isColour: syntax === '<color>', light, dark };
});
