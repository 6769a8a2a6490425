import type { Chance } from './chance';
import { area, box, disc, faded, line, oval } from './shapes';
import type { Tones } from './tones';

/** What surrounds the main object. */
export type Setting = 'desk' | 'room' | 'field' | 'town' | 'road' | 'water';

type Backdrop = (tones: Tones, chance: Chance) => string;

/** Where the main object touches what it is on. */
const level = 300;

/** The background of a setting, behind the main object. */
export function backdrop(setting: Setting, tones: Tones, chance: Chance): string {
  return halo(tones, chance) + backdrops[setting](tones, chance);
}

const backdrops: Readonly<Record<Setting, Backdrop>> = { desk, room, field, town, road, water };

/** A soft light behind the object. */
function halo({ glow }: Tones, chance: Chance): string {
  const [x, y] = [320 + chance.between(-40, 40), 180 + chance.between(-16, 10)];
  return faded(0.55, disc([x, y, 176], glow)) + disc([x, y, 138], glow);
}

function desk(tones: Tones, chance: Chance): string {
  const { far, mid, base, edge } = tones;
  const furniture = chance.pick([shelf, blinds, pinboard])(tones, chance.between(0, 1));
  const table = box([0, level - 14, 640, 80], base) + box([0, level + 18, 640, 60], edge);
  const item = chance.pick([plant, mug, books, lamp]);
  const side = chance.pick([86, 552]);
  return furniture + table + item([side, level - 14], { ...tones, far, mid });
}

function room(tones: Tones, chance: Chance): string {
  const furniture = chance.pick([blinds, pinboard, arch])(tones, chance.between(0, 1));
  const boards = box([0, level - 22, 640, 90], tones.base) + box([0, level - 22, 640, 8], tones.edge);
  const tall = chance.pick([bigPlant, standingLamp, bigPlant]);
  return furniture + boards + tall([chance.pick([78, 566]), level - 6], tones);
}

function field({ far, mid, base, edge, glow }: Tones, chance: Chance): string {
  const [a, b] = [chance.between(-16, 16), chance.between(-16, 16)];
  const sun = disc([chance.pick([520, 470]), 74 + a / 2, 30], glow);
  const hills = area(
    `M0 ${220 + a}C110 ${150 + b} 210 ${170 - a} 330 ${214 + b}S540 ${150 + a} 640 ${206 + b}V360H0Z`,
    far,
  );
  const nearer = area(
    `M0 ${262 + b}C150 ${210 + a} 260 ${250 + a} 380 ${252 - b}S560 ${226 - a} 640 ${250 + a}V360H0Z`,
    mid,
  );
  const trees = [52, 104, 548, 596].map((x, index) =>
    tree([x + a, 268 + (index % 2) * 10], base, index % 2 === chance.between(0, 1)),
  );
  const grass = area(`M0 ${level - 18}C160 ${level - 34} 420 ${level - 34} 640 ${level - 14}V360H0Z`, base);
  return (
    sun +
    cloud([chance.between(400, 560), 110 + b], glow) +
    hills +
    nearer +
    trees.join('') +
    grass +
    area('M0 340Q320 318 640 340V360H0Z', edge)
  );
}

function town({ far, mid, base, edge, glow }: Tones, chance: Chance): string {
  const houses = [0, 70, 148, 214, 292, 360, 430, 506, 572].map((x, index) => {
    const top = 206 - chance.between(0, 64) + (index > 2 && index < 6 ? 16 : 0);
    const roof =
      chance.pick(['peak', 'flat', 'peak']) === 'peak' ? area(`M${x - 4} ${top}l41-30l41 30Z`, far) : '';
    const panes = [0, 1].map(
      (row) =>
        box([x + 16, top + 16 + row * 40, 14, 20], glow) + box([x + 44, top + 16 + row * 40, 14, 20], glow),
    );
    return box([x, top, 74, 160], far) + roof + faded(0.5, panes.join(''));
  });
  const bushes = [40, 96, 560, 604].map((x) => disc([x, 290, 34], mid)).join('');
  return houses.join('') + bushes + box([0, level - 16, 640, 80], base) + box([0, level + 24, 640, 60], edge);
}

function road({ far, mid, base, edge, glow, paper }: Tones, chance: Chance): string {
  const a = chance.between(-18, 18);
  const sun = disc([chance.pick([510, 150]), 92, 28], glow);
  const hills = area(
    `M0 ${226 + a}C140 ${160 - a} 250 ${190 + a} 350 ${210 - a}S560 ${170 + a} 640 ${216 - a}V360H0Z`,
    far,
  );
  const trees = [40, 92, 560, 606]
    .map((x, index) => tree([x, 284], mid, index % 2 === chance.between(0, 1)))
    .join('');
  const verge = box([0, level - 26, 640, 90], mid);
  const dashes = [20, 140, 260, 380, 500, 620].map((x) => box([x - 30, 330, 62, 6], paper, 3)).join('');
  return (
    sun +
    hills +
    trees +
    verge +
    box([0, level - 4, 640, 70], edge) +
    box([0, level - 4, 640, 5], base) +
    faded(0.7, dashes)
  );
}

function water({ far, mid, base, edge, glow }: Tones, chance: Chance): string {
  const a = chance.between(-14, 14);
  const shore = area(`M0 ${236 + a}C120 190 220 ${206 + a} 330 226S560 ${190 - a} 640 226V360H0Z`, far);
  const ripples = [60, 200, 420, 540]
    .map((x, index) => line(`M${x + a} ${276 + (index % 2) * 54}q12-7 24 0t24 0t24 0`, glow, 4))
    .join('');
  return (
    cloud([150 + a, 116], glow) +
    cloud([500 - a, 100], glow) +
    shore +
    box([0, 248, 640, 120], mid) +
    area(`M0 ${level}Q160 ${level - 14} 320 ${level}T640 ${level}V360H0Z`, base) +
    area('M0 340Q160 330 320 340T640 340V360H0Z', edge) +
    faded(0.6, ripples)
  );
}

function shelf({ far, mid, pale, accent, main }: Tones, flip: number): string {
  const x = flip === 0 ? 14 : 500;
  const spines = [pale, accent, mid, main, pale, mid]
    .map((colour, index) =>
      box([x + 10 + index * 17, 132 - (index % 3) * 9, 13, 46 + (index % 3) * 9], colour, 2),
    )
    .join('');
  return box([x, 178, 126, 8], mid, 4) + faded(0.55, spines) + box([640 - x - 126, 108, 126, 150], far, 10);
}

function blinds({ far, mid, glow }: Tones, flip: number): string {
  const x = flip === 0 ? 16 : 490;
  const pane =
    box([x, 96, 134, 146], far, 8) +
    box([x + 9, 105, 54, 128], glow, 3) +
    box([x + 71, 105, 54, 128], glow, 3);
  return pane + faded(0.45, area(`M${x + 9} 205l54-40v68h-54ZM${x + 71} 190l54 20v23h-54Z`, mid));
}

function pinboard({ far, mid, pale, paper, accent }: Tones, flip: number): string {
  const x = flip === 0 ? 18 : 492;
  return (
    box([x, 98, 130, 108], far, 8) +
    faded(
      0.6,
      box([x + 14, 112, 40, 46], paper, 3),
      box([x + 66, 112, 48, 30], pale, 3),
      box([x + 66, 152, 34, 38], accent, 3),
      box([x + 14, 168, 40, 22], mid, 3),
    )
  );
}

function arch({ far, glow }: Tones, flip: number): string {
  const x = flip === 0 ? 20 : 500;
  return (
    area(`M${x} 280v-130a60 60 0 0 1 120 0v130Z`, far) +
    area(`M${x + 10} 280v-128a50 50 0 0 1 100 0v128Z`, glow)
  );
}

type Item = (at: readonly [x: number, y: number], tones: Tones) => string;

const plant: Item = ([x, y], { mid, main, edge }) =>
  faded(
    0.75,
    oval([x - 16, y - 62, 10, 26], mid),
    oval([x + 16, y - 66, 10, 30], mid),
    oval([x, y - 76, 11, 36], main),
  ) + area(`M${x - 26} ${y - 44}h52l-8 46h-36Z`, edge);
const mug: Item = ([x, y], { paper, mid, shade }) =>
  line(`M${x + 18} ${y - 34}q22 2 2 24`, mid, 6) +
  box([x - 22, y - 44, 42, 46], shade, 8) +
  box([x - 22, y - 44, 14, 46], paper, 8);
const books: Item = ([x, y], { pale, mid, edge, shade }) =>
  box([x - 44, y - 16, 88, 16], edge, 3) +
  box([x - 38, y - 32, 78, 16], pale, 3) +
  box([x - 30, y - 46, 66, 14], mid, 3) +
  box([x - 24, y - 12, 60, 3], shade, 2);
const lamp: Item = ([x, y], { edge, mid, glow }) =>
  line(`M${x} ${y - 4}v-62l34-40`, edge, 6) +
  box([x - 26, y - 8, 52, 10], edge, 5) +
  faded(0.6, area(`M${x + 24} ${y - 108}l-34 66h88Z`, glow)) +
  area(`M${x + 12} ${y - 126}l36 20l-42 18Z`, mid);
const bigPlant: Item = ([x, y], { mid, main, far, edge }) =>
  faded(
    0.8,
    oval([x - 26, y - 112, 16, 46], mid),
    oval([x + 26, y - 118, 16, 50], far),
    oval([x, y - 136, 17, 60], main),
  ) + area(`M${x - 30} ${y - 76}h60l-10 78h-40Z`, edge);
const standingLamp: Item = ([x, y], { edge, mid, glow }) =>
  line(`M${x} ${y}v-176`, edge, 6) +
  oval([x, y, 34, 7], edge) +
  faded(0.5, area(`M${x - 34} ${y - 176}h68l34 90h-136Z`, glow)) +
  area(`M${x - 22} ${y - 218}h44l16 46h-76Z`, mid);

function tree([x, y]: readonly [number, number], colour: string, isPointed: boolean): string {
  const crown = isPointed
    ? area(`M${x - 26} ${y - 14}L${x} ${y - 86}L${x + 26} ${y - 14}Z`, colour)
    : oval([x, y - 48, 27, 36], colour);
  return box([x - 4, y - 26, 8, 34], colour) + crown;
}

function cloud([x, y]: readonly [number, number], colour: string): string {
  return faded(
    0.8,
    oval([x, y, 46, 13], colour),
    disc([x - 12, y - 10, 17], colour),
    disc([x + 14, y - 7, 13], colour),
  );
}
