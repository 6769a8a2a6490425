const entities: Readonly<Record<string, string>> = {
  rlm: '',
  lrm: '',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
};

/** The words of a text with simple markup, for places that have no room for it. */
export function plainText(html: string): string {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (all, name: string) => entities[name.toLowerCase()] ?? all);
  return words.replace(/\s+/g, ' ').trim();
}
