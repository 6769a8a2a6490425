/** How far two colours stand apart, as WCAG 2 counts it: from 1 to 21. */
export function contrast(one, other) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Two colours mixed in sRGB, as `color-mix` does; the share is the first one's. */
export function mixed(one, other, share) {
  const [first, second] = [channels(one), channels(other)];
  const both = first.map((value, at) => Math.round((value * share + second[at] * (1 - share)) * 255));
  return `#${both.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const channels = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);

function luminance(hex) {
  const [red, green, blue] = channels(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
