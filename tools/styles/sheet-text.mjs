/** Returns the rules of all parts as one sheet, in the order of the cascade. */
export function sheetText(parts) {
  const rules = new Map();
  for (const part of Object.values(parts))
    for (let at = 0; at < part.length; at += 2) rules.set(part[at], part[at + 1]);
  return [...rules]
    .sort(([one], [other]) => one - other)
    .map(([, css]) => css)
    .join('');
}
