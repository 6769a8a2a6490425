import type { Motifs } from '../motif';
import { area, box, disc, faded, line, lines, moved } from '../shapes';
import type { Tones } from '../tones';

/** A screen on its foot. */
const monitor = ({ ink, metal, dark, paper }: Tones, screen = paper): string[] => [
  area('M292 252h56l10 40h-76Z', metal),
  box([252, 284, 136, 12], dark, 6),
  box([172, 70, 296, 188], ink, 16),
  box([184, 82, 272, 164], screen, 6),
];

/** An open laptop. */
const laptop = ({ ink, metal, dark }: Tones, screen: string): string[] => [
  box([206, 86, 228, 164], ink, 14),
  box([218, 98, 204, 140], screen, 6),
  area('M168 250h304l-18 40a12 12 0 0 1-10 6H196a12 12 0 0 1-10-6Z', metal),
  area('M288 250h64l-8 14h-48Z', dark),
];

/** Digital work: sheets, code, data, mail, meetings, models, documents and maps. */
export const digitalMotifs: Motifs = {
  excel: {
    setting: 'desk',
    paint: (tones) => [
      ...monitor(tones),
      box([184, 82, 272, 28], tones.main, 6),
      faded(0.5, line('M184 142h272M184 174h272M184 206h272M240 110v136M300 110v136', tones.metal, 3)),
      box([240, 142, 60, 32], tones.pale),
      box([240, 206, 60, 32], tones.pale),
      box([330, 190, 24, 46], tones.pale, 3),
      box([362, 162, 24, 74], tones.main, 3),
      box([394, 132, 24, 104], tones.accent, 3),
      line('M332 158l40-26l30-22', tones.deep, 5),
      disc([200, 96, 5], tones.paper),
      disc([216, 96, 5], tones.paper),
    ],
  },
  csharp: {
    setting: 'desk',
    paint: (tones) => [
      ...laptop(tones, tones.dark),
      line('M264 122q-18 0-16 20t-14 26q16 6 14 26t16 20', tones.accent, 9),
      line('M376 122q18 0 16 20t14 26q-16 6-14 26t-16 20', tones.accent, 9),
      line('M282 138h44M340 138h16', tones.pale, 8),
      line('M282 162h20M316 162h42', tones.paper, 8),
      line('M282 186h58', tones.pale, 8),
      line('M282 210h26', tones.accent, 8),
    ],
  },
  gdpr: {
    setting: 'desk',
    paint: (tones) => [
      area('M186 112a12 12 0 0 1 12-12h72l22 24h138a12 12 0 0 1 12 12v148H186Z', tones.dark),
      box([214, 106, 190, 100], tones.paper, 6),
      ...[lines([238, 128, 18], tones.shade, [120, 90])],
      box([176, 156, 288, 140], tones.main, 14),
      box([176, 156, 288, 12], tones.pale, 6),
      line('M292 210v-22a28 28 0 0 1 56 0v22', tones.ink, 11),
      box([272, 208, 96, 76], tones.accent, 14),
      box([334, 208, 34, 76], tones.deep, 14),
      disc([320, 238, 11], tones.ink),
      line('M320 242v18', tones.ink, 8),
    ],
  },
  phishing: {
    setting: 'water',
    paint: ({ main, dark, paper, shade, accent, deep, metal, pale }) => [
      line('M332 34v74', metal, 5),
      disc([332, 108, 10], accent),
      line('M332 116v136q0 40-34 40t-34-36', metal, 11),
      area('M252 252l6 30l22-16Z', metal),
      moved(
        'rotate(-9 320 186)',
        box([222, 126, 196, 130], paper, 12),
        area('M226 250l80-66h28l80 66q-4 6-12 6H238q-8 0-12-6Z', shade),
        area('M224 134q4-8 14-8h164q10 0 14 8l-84 72q-12 10-24 0Z', main),
        area('M320 126h82q10 0 14 8l-84 72q-6 6-12 6Z', dark),
        disc([398, 232, 30], accent),
        line('M398 216v16', paper, 8),
        disc([398, 247, 5], paper),
      ),
      line('M168 296q20-10 40 0t40 0M396 304q20-10 40 0t40 0', pale, 5),
      disc([196, 256, 8], pale),
      disc([446, 262, 6], deep),
    ],
  },
  'online-meetings': {
    setting: 'desk',
    paint: (tones) => [
      ...monitor(tones, tones.shade),
      ...(
        [
          [194, 92, tones.main, tones.paper],
          [324, 92, tones.accent, tones.ink],
          [194, 168, tones.pale, tones.dark],
          [324, 168, tones.dark, tones.accent],
        ] as const
      ).flatMap(([x, y, back, person]) => [
        box([x, y, 122, 68], back, 6),
        disc([x + 61, y + 26, 15], person),
        area(`M${x + 31} ${y + 68}a30 26 0 0 1 60 0Z`, person),
      ]),
      disc([320, 76, 4], tones.metal),
      line('M404 284a40 40 0 0 1 80 0', tones.ink, 8),
      box([394, 268, 20, 30], tones.accent, 8),
      box([474, 268, 20, 30], tones.accent, 8),
    ],
  },
  ai: {
    setting: 'desk',
    families: [
      { hue: 218, accents: [38, 176] },
      { hue: 252, accents: [186, 40] },
    ],
    paint: ({ main, dark, pale, paper, accent, deep, ink, metal }) => [
      line('M320 96v-26', metal, 7),
      disc([320, 62, 13], accent),
      box([186, 150, 26, 62], deep, 10),
      box([428, 150, 26, 62], deep, 10),
      box([206, 94, 228, 168], main, 44),
      area('M340 94h50a44 44 0 0 1 44 44v80a44 44 0 0 1-44 44h-70c60-20 70-110 20-168Z', dark),
      box([228, 122, 184, 106], ink, 34),
      disc([278, 168, 19], accent),
      disc([362, 168, 19], accent),
      disc([284, 162, 6], paper),
      disc([368, 162, 6], paper),
      line('M296 202q24 16 48 0', pale, 7),
      box([274, 262, 92, 34], metal, 8),
      ...[
        [196, 92, 10],
        [456, 112, 14],
        [452, 258, 9],
      ].map(([x = 0, y = 0, r = 0]) =>
        area(
          `M${x} ${y - r * 1.6}l${r * 0.5} ${r * 1.1}l${r * 1.1} ${r * 0.5}l${-r * 1.1} ${r * 0.5}l${-r * 0.5} ${r * 1.1}l${-r * 0.5} ${-r * 1.1}l${-r * 1.1} ${-r * 0.5}l${r * 1.1} ${-r * 0.5}Z`,
          paper,
        ),
      ),
    ],
  },
  accessibility: {
    setting: 'desk',
    paint: ({ main, dark, pale, paper, shade, accent, deep, ink }) => [
      box([206, 62, 190, 234], paper, 12),
      area('M356 62h28a12 12 0 0 1 12 12v28Z', shade),
      line('M230 98h92', main, 14),
      lines([230, 130, 22], pale, [140, 140, 96]),
      box([230, 200, 64, 58], accent, 6),
      area('M234 254l22-28l16 16l8-8l12 20Z', deep),
      lines([310, 210, 22], pale, [62, 62, 40]),
      line('M420 250l44 44', ink, 18),
      disc([384, 210, 62], ink),
      disc([384, 210, 50], shade),
      area('M342 210q42-44 84 0q-42 44-84 0Z', paper),
      disc([384, 210, 19], main),
      disc([384, 210, 9], dark),
    ],
  },
  maps: {
    setting: 'desk',
    paint: ({ main, dark, pale, paper, shade, accent, deep }) => [
      area('M172 152l98-32v148l-98 32Z', paper),
      area('M270 120l100 32v148l-100-32Z', shade),
      area('M370 152l98-32v148l-98 32Z', paper),
      area('M172 210q50-30 98-18v76l-98 32Z', pale),
      area('M270 192q60 12 100 60v48l-100-32Z', main),
      area('M370 252q30 18 98-22v38l-98 32Z', pale),
      line('M190 268q50-70 130-40t130-80', accent, 6),
      area('M336 216c-40-48-56-74-56-98a56 56 0 0 1 112 0c0 24-16 50-56 98Z', deep),
      area('M336 62a56 56 0 0 1 56 56c0 24-16 50-56 98c20-60 26-110 0-154Z', dark),
      disc([336, 118, 22], paper),
    ],
  },
};
