import type { Chance } from './chance';

/** The view box that every scene fills. An image scales it. */
export const board = { width: 640, height: 400 } as const;

/** Five colours of one mood, from the sky to the foreground. */
type Palette = readonly [sky: string, light: string, middle: string, deep: string, accent: string];

/** Palettes that stay calm beside each other on one page. */
export const palettes: readonly [Palette, ...Palette[]] = [
  ['#e4eef5', '#bcd3e3', '#86aac4', '#4c7595', '#e9b872'],
  ['#eef1e6', '#cfdcc0', '#9dba93', '#5d8566', '#d98f5c'],
  ['#f6ebe2', '#ecccb4', '#d09f83', '#96655a', '#5f8a8b'],
  ['#ece9f3', '#cdc6e0', '#9f96c2', '#655f91', '#e6b0a4'],
  ['#e3f1ef', '#b5d9d4', '#7cb3ad', '#3f7d7c', '#f0c987'],
  ['#f4efe0', '#e3d5a9', '#bfab6f', '#7c7350', '#b5655a'],
];

type Scene = (chance: Chance, palette: Palette) => string;

/** Quiet scenes of plain shapes (R-ENTITY-084). */
export const scenes: readonly [Scene, ...Scene[]] = [hills, waves, houses, arcs, leaves];

function hills(chance: Chance, [, light, middle, deep, accent]: Palette): string {
  const sun = circle({
    x: chance.between(120, 520),
    y: chance.between(80, 160),
    radius: chance.between(34, 56),
  });
  const ridges = [light, middle, deep].map((colour, index) => {
    const top = 190 + index * 65;
    const [a, b, c] = [chance.between(-50, 40), chance.between(-60, 60), chance.between(-50, 40)];
    return `<path fill="${colour}" d="M0 ${top + a}C160 ${top + b - 40} 240 ${top - b + 30} 380 ${top + c}S560 ${top - a} 640 ${top + b / 2}V400H0Z"/>`;
  });
  return `<g fill="${accent}">${sun}</g>${ridges.join('')}`;
}

function waves(chance: Chance, [, light, middle, deep, accent]: Palette): string {
  const swell = chance.between(14, 30);
  const rows = [light, middle, deep, light, middle].map((colour, index) => {
    const y = 170 + index * 52;
    const shift = chance.between(-80, 0);
    const curve = Array.from({ length: 6 }, () => `q40 ${-swell} 80 0t80 0`).join('');
    return `<path fill="${colour}" fill-opacity="0.75" d="M${shift} ${y}${curve}V400H${shift}Z"/>`;
  });
  const buoy = circle({
    x: chance.between(90, 550),
    y: chance.between(70, 110),
    radius: chance.between(20, 40),
  });
  return `<g fill="${accent}">${buoy}</g>${rows.join('')}`;
}

function houses(chance: Chance, [, light, middle, deep, accent]: Palette): string {
  const colours = [light, middle, deep] as const;
  const fronts = Array.from({ length: 8 }, (_, index) => {
    const height = chance.between(110, 260);
    const [x, y] = [index * 84 - 16, 400 - height];
    const window = `<rect x="${x + 28}" y="${y + 40}" width="26" height="34" fill="${accent}" fill-opacity="0.8"/>`;
    const roof = `<path d="M${x} ${y}l42 ${-chance.between(20, 60)}l42 ${20 + (index % 2) * 10}v40h-84Z"/>`;
    const wall = `<rect x="${x}" y="${y}" width="84" height="${height}"/>`;
    return `<g fill="${chance.pick(colours)}">${roof}${wall}</g>${window}`;
  });
  return fronts.join('');
}

function arcs(chance: Chance, [, light, middle, deep, accent]: Palette): string {
  const [x, y] = [chance.pick([0, 200, 440, 640]), chance.pick([400, 400, 0])];
  const rings = [340, 270, 200, 130].map((radius, index) => {
    const colour = [light, middle, deep, accent][index] ?? accent;
    return `<g fill="${colour}">${circle({ x, y, radius: radius + chance.between(-16, 16) })}</g>`;
  });
  const dot = circle({ x: 640 - x, y: chance.between(90, 300), radius: chance.between(16, 44) });
  return `${rings.join('')}<g fill="${accent}" fill-opacity="0.8">${dot}</g>`;
}

function leaves(chance: Chance, [, light, middle, deep, accent]: Palette): string {
  const colours = [light, middle, deep, accent, middle] as const;
  return Array.from({ length: 9 }, (_, index) => {
    const [x, y] = [40 + index * 70, 400 - chance.between(0, 60)];
    const [lean, length] = [chance.between(-34, 34), chance.between(150, 300)];
    const shape = `<path d="M0 0C-50 ${-length / 3} -30 ${-length} 0 ${-length}C30 ${-length} 50 ${-length / 3} 0 0Z"/>`;
    return `<g fill="${chance.pick(colours)}" fill-opacity="0.85" transform="translate(${x} ${y}) rotate(${lean})">${shape}</g>`;
  }).join('');
}

function circle({ x, y, radius }: { x: number; y: number; radius: number }): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}"/>`;
}
