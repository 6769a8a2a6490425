import type { Motifs } from '../motif';
import { area, box, disc, drop, faded, line, moved, oval } from '../shapes';
import type { Tones } from '../tones';

const tyre = ({ ink, metal, paper }: Tones, x: number): string =>
  disc([x, 288, 27], ink) + disc([x, 288, 15], metal) + disc([x, 288, 6], paper);

const flake = ([x, y, r]: readonly [number, number, number], colour: string): string =>
  line(
    `M${x} ${y - r}v${2 * r}M${x - r * 0.87} ${y - r / 2}l${r * 1.74} ${r}M${x - r * 0.87} ${y + r / 2}l${r * 1.74} ${-r}`,
    colour,
    4,
  );

/** Safety and technical work. */
export const safetyMotifs: Motifs = {
  'fire-safety': {
    setting: 'room',
    families: [
      { hue: 4, accents: [44, 38] },
      { hue: 358, accents: [40, 46] },
    ],
    paint: ({ main, dark, pale, paper, accent, deep, ink, metal }) => [
      area('M420 112c40 56 52 84 52 116a56 62 0 0 1-112 0c0-30 26-38 24-78q22 14 22 36q16-30 14-74Z', deep),
      area('M420 172c22 32 28 46 28 64a30 34 0 0 1-60 0c0-20 16-22 16-44q12 8 12 18q6-14 4-38Z', accent),
      area('M418 230c12 16 14 24 14 32a15 16 0 0 1-30 0c0-12 12-14 16-32Z', paper),
      line('M250 110q-58 8-60 70v60', ink, 9),
      area('M176 236h28l8 34h-44Z', ink),
      box([222, 124, 104, 174], main, 30),
      area('M286 124h10a30 30 0 0 1 30 30v114a30 30 0 0 1-30 30h-24c30-40 34-120 14-174Z', dark),
      box([222, 186, 104, 56], paper),
      area('M274 194c14 18 18 26 18 34a18 14 0 0 1-36 0c0-12 12-14 18-34Z', deep),
      box([254, 96, 40, 34], metal, 6),
      line('M262 96l58-14M262 84l50-22', ink, 9),
      faded(0.7, line('M242 146v26', pale, 8)),
    ],
  },
  'lorry-licence': {
    setting: 'road',
    paint: (tones) => [
      box([158, 112, 206, 156], tones.paper, 8),
      box([158, 112, 206, 26], tones.shade, 8),
      area('M158 190l206-46v46l-206 46Z', tones.main),
      area('M158 216l206-46v20l-206 46Z', tones.accent),
      area('M370 156h62q12 0 18 10l28 50v52H370Z', tones.main),
      area('M434 156q12 0 16 10l28 50v52h-36Z', tones.dark),
      area('M388 172h42l22 40h-64Z', tones.glow),
      box([462, 236, 16, 14], tones.accent, 4),
      box([158, 264, 322, 16], tones.ink, 5),
      ...[204, 264, 422].map((x) => tyre(tones, x)),
    ],
  },
  chainsaw: {
    setting: 'field',
    paint: ({ main, dark, paper, accent, deep, ink, metal, shade }) => [
      box([172, 238, 240, 64], deep, 32),
      oval([412, 270, 26, 32], accent),
      oval([412, 270, 15, 19], paper),
      oval([412, 270, 6, 8], accent),
      line('M210 262h60M230 282h70', dark, 5),
      moved(
        'rotate(-14 320 180)',
        box([322, 164, 168, 42], ink, 20),
        box([330, 172, 152, 26], metal, 13),
        line(
          'M336 162v-6M360 162v-6M384 162v-6M408 162v-6M432 162v-6M456 162v-6M350 208v6M374 208v6M398 208v6M422 208v6M446 208v6',
          ink,
          5,
        ),
        line('M196 132q-34 40 6 72h40', ink, 15),
        area('M212 118h98a22 22 0 0 1 22 22v62a22 22 0 0 1-22 22h-94Z', main),
        area('M216 176h116v26a22 22 0 0 1-22 22h-94Z', dark),
        line('M270 118q4-44 54-34v34', ink, 12),
        disc([270, 170, 20], shade),
        disc([270, 170, 8], ink),
      ),
    ],
  },
  'road-works': {
    setting: 'road',
    families: [
      { hue: 20, accents: [358, 4] },
      { hue: 22, accents: [44, 2] },
    ],
    paint: ({ paper, accent, deep, ink, metal, main, dark }) => [
      line('M214 176v120M398 176v120', metal, 10),
      box([180, 172, 250, 56], paper, 8),
      ...[196, 256, 316, 376].map((x) => area(`M${x} 228l28-56h28l-28 56Z`, accent)),
      box([184, 290, 60, 10], ink, 5),
      box([368, 290, 60, 10], ink, 5),
      disc([214, 154, 16], deep),
      disc([398, 154, 16], deep),
      area('M306 44l58 102h-116Z', accent),
      area('M306 68l36 66h-72Z', paper),
      line('M306 90v18', ink, 9),
      disc([306, 122, 5], ink),
      box([298, 146, 16, 28], metal),
      area('M426 178h22l30 116h-82Z', main),
      area('M441 178h7l30 116h-26Z', dark),
      area('M418 210h38l7 26h-52ZM407 254h60l6 24h-72Z', paper),
      box([380, 292, 114, 12], dark, 5),
    ],
  },
  'winter-service': {
    setting: 'road',
    families: [
      { hue: 208, accents: [28, 44] },
      { hue: 216, accents: [8, 38] },
    ],
    paint: (tones) => [
      ...(
        [
          [196, 92, 17],
          [262, 66, 12],
          [440, 84, 18],
          [478, 150, 12],
          [352, 62, 11],
        ] as const
      ).map((at) => flake(at, tones.pale)),
      area('M186 178h132v90H186Z', tones.dark),
      area('M196 178q50-52 112 0Z', tones.paper),
      area('M324 130h62q12 0 16 10l22 60v68H324Z', tones.accent),
      area('M392 130q8 2 10 10l22 60v68h-32Z', tones.deep),
      area('M340 148h42l18 48h-60Z', tones.glow),
      box([338, 112, 30, 18], tones.deep, 8),
      box([182, 262, 250, 16], tones.ink, 5),
      line('M424 262h26', tones.ink, 10),
      area('M442 218q34 22 46 80h-46q14-40 0-80Z', tones.main),
      area('M400 304q54-34 102-10q10 8 8 16H400Z', tones.paper),
      area('M140 316q60-14 130 0Z', tones.paper),
      ...[226, 290, 374].map((x) => tyre(tones, x)),
    ],
  },
  'water-works': {
    setting: 'water',
    families: [
      { hue: 208, accents: [40, 12] },
      { hue: 192, accents: [28, 350] },
    ],
    paint: ({ main, dark, pale, paper, accent, deep, metal, ink }) => [
      line('M168 204h150', metal, 40),
      line('M172 194h140', paper, 7),
      box([196, 176, 20, 56], dark, 6),
      area('M282 170h62q66 0 66 62v10h-46v-8q0-20-22-20h-60Z', main),
      area('M330 170h14q66 0 66 62v10h-22q2-56-58-72Z', dark),
      box([356, 238, 62, 16], ink, 6),
      box([302, 128, 20, 46], metal),
      line('M268 120h88', accent, 18),
      disc([312, 120, 15], deep),
      drop([387, 258, 44], pale),
      disc([238, 114, 38], dark),
      disc([238, 114, 29], paper),
      line('M238 114l14-16', accent, 6),
      line('M238 152v32', metal, 9),
      oval([387, 312, 44, 7], pale),
    ],
  },
  'work-at-height': {
    setting: 'town',
    paint: ({ main, dark, metal, accent, deep, ink, pale }) => [
      line('M218 300l52-236M324 300l-30-236', deep, 12),
      line('M260 104h38M252 142h52M243 180h66M235 220h78M227 260h92', accent, 10),
      line('M250 72h58', ink, 10),
      area('M340 258a66 66 0 0 1 132 0Z', main),
      area('M424 198a66 66 0 0 1 48 60h-40q4-34-8-60Z', dark),
      box([326, 254, 160, 18], dark, 9),
      box([392, 186, 28, 72], pale, 10),
      line('M412 66v46a24 24 0 1 1-24 24', metal, 10),
      line('M412 44v26', ink, 6),
    ],
  },
  playgrounds: {
    setting: 'field',
    paint: ({ main, dark, paper, accent, deep, ink, pale }) => [
      line('M196 300V112M256 300V112', ink, 10),
      line('M196 156h60M196 188h60M196 220h60M196 252h60', ink, 8),
      area('M176 116L226 70l50 46Z', deep),
      line('M262 160Q320 180 342 250T412 286', dark, 34),
      line('M262 154Q320 174 342 244T412 280', accent, 22),
      line('M408 296l22-178l22 178', main, 10),
      line('M350 118h110', main, 10),
      line('M372 120v104M398 120v104', pale, 5),
      box([362, 222, 48, 12], paper, 6),
      oval([232, 306, 66, 9], pale),
    ],
  },
  'power-cut': {
    setting: 'room',
    time: 'evening',
    families: [
      { hue: 212, accents: [46, 40] },
      { hue: 258, accents: [44, 30] },
    ],
    paint: ({ main, dark, pale, paper, accent, deep, ink, metal }) => [
      faded(0.6, area('M336 172L500 84V296L336 234Z', paper)),
      area('M292 158l50-24v136l-50-24Z', accent),
      area('M292 202h50v68l-50-24Z', deep),
      oval([342, 202, 15, 68], paper),
      box([170, 168, 124, 70], main, 14),
      box([170, 206, 124, 32], dark, 14),
      line('M186 190h20M186 204h20M186 218h20', ink, 5),
      box([232, 178, 34, 16], pale, 8),
      box([404, 214, 62, 84], metal, 9),
      box([419, 202, 32, 14], ink, 5),
      area('M440 228l-22 32h16l-6 26l24-34h-16Z', accent),
    ],
  },
};
