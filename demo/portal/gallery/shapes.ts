/** A piece of SVG: one or more elements. */
type Svg = string;

type Rectangle = readonly [x: number, y: number, width: number, height: number];

/** A rectangle, with round corners when a radius is set. */
export function box([x, y, width, height]: Rectangle, fill: string, radius = 0): Svg {
  const round = radius === 0 ? '' : ` rx="${radius}"`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${round} fill="${fill}"/>`;
}

/** A circle. */
export function disc([x, y, radius]: readonly [x: number, y: number, radius: number], fill: string): Svg {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

/** An ellipse. */
export function oval([x, y, wide, high]: Rectangle, fill: string): Svg {
  return `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="${fill}"/>`;
}

/** A filled outline. */
export function area(outline: string, fill: string): Svg {
  return `<path d="${outline}" fill="${fill}"/>`;
}

/** A line with round ends. */
export function line(outline: string, colour: string, width = 6): Svg {
  return `<path d="${outline}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

/** Parts that the background shines through. */
export function faded(opacity: number, ...parts: readonly Svg[]): Svg {
  return `<g opacity="${opacity}">${parts.join('')}</g>`;
}

/** Parts that are moved, turned or scaled together. */
export function moved(transform: string, ...parts: readonly Svg[]): Svg {
  return `<g transform="${transform}">${parts.join('')}</g>`;
}

/** A symbol of care around its middle, so many units wide from side to side. */
export function heart([x, y, wide]: readonly [x: number, y: number, wide: number], fill: string): Svg {
  const outline = 'M0 10C-5 6-10 1-10-4A5.4 5.4 0 0 1 0-6A5.4 5.4 0 0 1 10-4C10 1 5 6 0 10Z';
  return moved(`translate(${x} ${y}) scale(${wide / 20})`, area(outline, fill));
}

/** A leaf that grows from a point, turned by so many degrees. */
export function leaf([x, y, turn, long]: Rectangle, fill: string): Svg {
  const [low, high, wide, slim] = [long * 0.33, long * 0.85, long * 0.38, long * 0.33].map(Math.round);
  const outline = `M0 0C-${wide}-${low}-${slim}-${high} 0-${long}C${slim}-${high} ${wide}-${low} 0 0Z`;
  return moved(`translate(${x} ${y}) rotate(${turn})`, area(outline, fill));
}

/** A bubble of speech whose tail points down to the left, or to the right. */
export function bubble([x, y, width, height]: Rectangle, fill: string, tail: 'left' | 'right' = 'left'): Svg {
  const foot = tail === 'left' ? x + width * 0.2 : x + width * 0.8;
  const end = tail === 'left' ? foot - 14 : foot + 14;
  const [bottom, other] = [y + height, tail === 'left' ? foot + 32 : foot - 32];
  return (
    box([x, y, width, height], fill, Math.min(26, height / 2.4)) +
    area(`M${foot} ${bottom - 4}L${end} ${bottom + 26}L${other} ${bottom - 4}Z`, fill)
  );
}

/** A drop of water that hangs from a point. */
export function drop([x, y, long]: readonly [x: number, y: number, long: number], fill: string): Svg {
  const r = long * 0.36;
  return area(
    `M${x} ${y}C${x + r * 0.5} ${y + r} ${x + r} ${y + r * 1.4} ${x + r} ${y + long - r}A${r} ${r} 0 0 1 ${x - r} ${y + long - r}C${x - r} ${y + r * 1.4} ${x - r * 0.5} ${y + r} ${x} ${y}Z`,
    fill,
  );
}

/** A tick. */
export function tick([x, y, size]: readonly [x: number, y: number, size: number], colour: string): Svg {
  return line(
    `M${x - size / 2} ${y}l${size * 0.36} ${size * 0.36}l${size * 0.64}-${size * 0.72}`,
    colour,
    size / 4.5,
  );
}

/** Lines of writing without words: one for each width. */
export function lines(
  [x, y, gap]: readonly [x: number, y: number, gap: number],
  colour: string,
  widths: readonly number[],
): Svg {
  return widths.map((width, index) => line(`M${x} ${y + index * gap}h${width}`, colour)).join('');
}
