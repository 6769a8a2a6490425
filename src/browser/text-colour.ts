/**
 * Returns the text colour of a node as `#rrggbb`. Returns an empty text if the browser reports the colour in a wider
 * colour space than sRGB.
 */
export function textColourOf(node: Element): string {
  const [, ...channels] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(getComputedStyle(node).color) ?? [];
  if (channels.length === 0) return '';
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}
