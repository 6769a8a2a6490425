const letters = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Assigns a name of one or two letters to each class, since class names are no interface. The most frequent classes
 * have the shortest names.
 *
 * @param classes all names, each as often as it is used
 * @returns a map from class to short name
 * @throws Error when there are more classes than names
 */
export function shortNames(classes) {
  const uses = new Map();
  for (const name of classes) uses.set(name, (uses.get(name) ?? 0) + 1);
  const short = [...letters, ...[...letters].flatMap((one) => [...letters].map((other) => one + other))];
  if (uses.size > short.length)
    throw new Error(`${uses.size} classes, but only ${short.length} short names.`);
  const byUse = [...uses].sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1));
  return new Map(byUse.map(([name], index) => [name, short[index]]));
}

/** Replaces the class names in the selectors of a CSS text. Names that are not in the map stay. */
export const renameInCss = (css, names) =>
  css.replace(/\.((?:\\.|[\w-])+)/g, (whole, escaped) => {
    const short = names.get(escaped.replaceAll('\\', ''));
    return short === undefined ? whole : `.${short}`;
  });

/** Replaces each `tw('…')` of a script by a literal of short names. Names that are not in the map stay. */
export const renameInCode = (code, names) =>
  code.replace(literal, (_, classes) => {
    const renamed = classesOf(classes).map((name) => names.get(name) ?? name);
    return JSON.stringify(renamed.join(' '));
  });

/** A call of `tw()` with its literal. */
export const literal = /\btw\(\s*'([^']*)'\s*,?\s*\)/g;

/** Returns the class names of a literal. */
export const classesOf = (classes) => classes.split(/\s+/).filter((name) => name !== '');
