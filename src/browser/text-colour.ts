/** The text colour of a node as `#rrggbb`; empty where the browser names it in a wider space than sRGB. */
export function textColourOf(node: Element): string {
  const [, ...channels] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(getComputedStyle(node).color) ?? [];
  if (channels.length === 0) return '';
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}
