import type { Motifs } from '../motif';
import { area, box, bubble, disc, heart, line, moved, oval } from '../shapes';

const doll = 'M-10-12a16 16 0 1 1 20 0l8 6h24v18h-26l-2 26 18 48h-20l-12-34-12 34h-20l18-48-2-26h-26v-18h24Z';

/** School and nursery: reading, maths, communities, the outdoors, language and parents. */
export const childrenMotifs: Motifs = {
  reading: {
    setting: 'desk',
    paint: ({ main, dark, pale, paper, shade, accent, deep }) => [
      area('M236 206a84 84 0 0 1 168 0h-26a58 58 0 0 0-116 0Z', accent),
      area('M262 206a58 58 0 0 1 116 0h-24a34 34 0 0 0-68 0Z', pale),
      area('M286 206a34 34 0 0 1 68 0Z', paper),
      area('M320 228C270 200 214 200 164 216V296C214 280 270 280 320 304Z', main),
      area('M320 228C370 200 426 200 476 216V296C426 280 370 280 320 304Z', dark),
      area('M320 222C276 190 222 188 178 202V280C222 266 276 268 320 296Z', paper),
      area('M320 222C364 190 418 188 462 202V280C418 266 364 268 320 296Z', shade),
      line('M204 224q44-8 86 16M204 246q44-8 86 16M350 240q44-24 86-16M350 262q44-24 86-16', pale, 5),
      ...[
        [214, 120, 9],
        [252, 84, 6],
        [398, 96, 8],
        [432, 140, 6],
      ].map(([x = 0, y = 0, r = 0]) =>
        area(
          `M${x} ${y - r * 1.8}l${r * 0.5} ${r * 1.3}l${r * 1.3} ${r * 0.5}l${-r * 1.3} ${r * 0.5}l${-r * 0.5} ${r * 1.3}l${-r * 0.5} ${-r * 1.3}l${-r * 1.3} ${-r * 0.5}l${r * 1.3} ${-r * 0.5}Z`,
          deep,
        ),
      ),
    ],
  },
  maths: {
    setting: 'desk',
    paint: ({ main, dark, pale, paper, accent, deep, ink }) => [
      box([180, 96, 190, 202], deep, 16),
      box([196, 112, 158, 168], paper, 8),
      ...[140, 178, 216, 252].map((y) => line(`M196 ${y}h158`, ink, 4)),
      ...[0, 1, 2, 3].flatMap((row) =>
        [0, 1, 2, 3].map((bead) =>
          oval(
            [214 + bead * 20 + (bead > row ? 58 : 0), 140 + row * 37.5, 9, 14],
            [main, accent, dark, pale][row] ?? main,
          ),
        ),
      ),
      area('M378 298h98L378 150Z', accent),
      area('M396 280h42l-42-64Z', paper),
      disc([432, 116, 38], pale),
      area('M432 116V78a38 38 0 0 1 38 38Z', main),
    ],
  },
  inclusion: {
    setting: 'field',
    paint: ({ main, dark, pale, accent, deep, paper }) => [
      line('M176 112q144 56 288 0', deep, 4),
      ...[190, 234, 278, 362, 406, 450].map((x, index) =>
        area(
          `M${x - 13} ${124 + [0, 12, 18, 18, 12, 0][index]!}h26l-13 28Z`,
          [accent, pale, paper][index % 3]!,
        ),
      ),
      ...[216, 285, 354, 424].map((x, index) =>
        moved(`translate(${x} 216) scale(1.02)`, area(doll, [main, accent, dark, deep][index] ?? main)),
      ),
    ],
  },
  bullying: {
    setting: 'town',
    families: [
      { hue: 2, accents: [40, 200] },
      { hue: 350, accents: [40, 200] },
    ],
    paint: ({ main, dark, paper, metal, shade }) => [
      box([312, 230, 16, 76], metal, 4),
      area('M270 50h100l70 70v84l-58 58h-124l-58-58v-84Z', paper),
      area('M275 62h90l63 63v74l-52 52h-112l-52-52v-74Z', main),
      area('M320 62h45l63 63v74l-52 52h-56Z', dark),
      area(
        'M278 178v-52a9 9 0 0 1 18 0v-20a9 9 0 0 1 18 0v-8a9 9 0 0 1 18 0v10a9 9 0 0 1 18 0v56l12-18a10 10 0 0 1 16 12l-22 46q-8 24-34 24h-16q-28 0-28-30Z',
        paper,
      ),
      line('M296 128v30M314 120v38M332 120v38', shade, 4),
    ],
  },
  'outdoor-nursery': {
    setting: 'field',
    families: [
      { hue: 146, accents: [30, 14] },
      { hue: 24, accents: [40, 46] },
    ],
    paint: ({ main, dark, pale, accent, deep, ink, paper }) => [
      area('M294 92L182 292h224Z', main),
      area('M294 92l112 200h-66Z', dark),
      area('M294 150l-46 142h92Z', ink),
      area('M294 150l-46 142h34Z', pale),
      line('M294 92v-16', ink, 5),
      area('M294 66l34 10l-34 12Z', accent),
      line('M396 294l64-18M396 276l64 18', deep, 11),
      area('M428 200c26 34 30 46 30 56a30 30 0 0 1-60 0c0-16 14-20 14-38q8 8 8 16q8-12 8-34Z', accent),
      area('M428 236c10 14 12 20 12 26a12 12 0 0 1-24 0c0-8 8-10 12-26Z', paper),
    ],
  },
  'toddler-language': {
    setting: 'room',
    paint: ({ main, dark, pale, paper, accent, deep, ink }) => [
      bubble([356, 66, 112, 74], paper, 'left'),
      heart([412, 104, 42], accent),
      disc([222, 122, 24], deep),
      disc([322, 122, 24], deep),
      disc([222, 122, 12], pale),
      disc([322, 122, 12], pale),
      oval([272, 238, 62, 58], deep),
      oval([272, 246, 38, 40], pale),
      disc([272, 152, 58], deep),
      oval([272, 172, 30, 23], pale),
      disc([250, 144, 6], ink),
      disc([294, 144, 6], ink),
      oval([272, 162, 10, 7], ink),
      oval([216, 290, 30, 18], deep),
      oval([328, 290, 30, 18], deep),
      box([366, 236, 62, 62], main, 8),
      box([408, 236, 20, 62], dark, 8),
      disc([390, 267, 15], paper),
      box([380, 176, 56, 56], accent, 8),
      area('M408 188l18 32h-36Z', paper),
    ],
  },
  parents: {
    setting: 'town',
    paint: ({ main, dark, pale, paper, accent, ink, metal }) => [
      line('M394 176l44-46h28', ink, 10),
      area('M204 176h196a98 84 0 0 1-196 0Z', main),
      area('M300 176h100a98 84 0 0 1-98 84c40-20 20-60-2-84Z', dark),
      area('M302 168V76a98 92 0 0 0-98 92Z', accent),
      area('M302 168V76q-62 30-58 92Z', pale),
      line('M250 256l-14 20M354 256l14 20', metal, 9),
      ...[236, 372].flatMap((x) => [
        disc([x, 278, 26], ink),
        disc([x, 278, 16], paper),
        disc([x, 278, 6], ink),
      ]),
      heart([352, 216, 36], paper),
    ],
  },
};
