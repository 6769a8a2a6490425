import type { Motifs } from '../motif';
import { area, box, disc, faded, line, lines, moved, oval } from '../shapes';

/** What belongs to no subject: the town itself, its news, and learning as such. */
export const generalMotifs: Motifs = {
  elmvik: {
    setting: 'water',
    paint: ({ main, dark, paper, shade, accent, deep, pale, ink }) => [
      ...(
        [
          [170, 176, main, deep],
          [222, 150, paper, dark],
          [274, 184, accent, deep],
          [366, 166, pale, dark],
          [418, 186, paper, deep],
        ] as const
      ).flatMap(([x, y, front, roof]) => [
        box([x, y, 52, 110], front),
        area(`M${x - 5} ${y + 2}l31-32l31 32Z`, roof),
        box([x + 10, y + 18, 12, 16], ink, 1),
        box([x + 31, y + 18, 12, 16], ink, 1),
        box([x + 10, y + 52, 12, 16], shade, 1),
        box([x + 31, y + 52, 12, 16], shade, 1),
      ]),
      box([324, 116, 44, 170], shade),
      area('M320 118l26-66l26 66Z', dark),
      disc([346, 140, 12], paper),
      line('M346 133v8h5', ink, 3),
      box([156, 282, 328, 16], dark, 5),
      area('M220 304h110l-18 26h-76Z', accent),
      line('M272 302v-62', ink, 5),
      area('M276 244l44 52h-44Z', paper),
    ],
  },
  news: {
    setting: 'desk',
    paint: ({ main, dark, paper, shade, accent, pale, metal, deep }) => [
      box([392, 104, 74, 194], shade, 10),
      box([184, 74, 234, 224], paper, 10),
      line('M208 104h120', dark, 16),
      line('M346 104h44', accent, 16),
      box([208, 128, 96, 82], pale, 5),
      area('M208 205l34-40l22 24l16-14l24 30v5h-96Z', main),
      disc([282, 148, 10], accent),
      lines([324, 136, 24], shade, [66, 66, 50, 66]),
      lines([210, 236, 22], shade, [178, 178, 130]),
      box([418, 130, 30, 150], metal, 3),
      line('M428 150h10M428 176h10', deep, 5),
    ],
  },
  diploma: {
    setting: 'desk',
    paint: ({ main, dark, paper, shade, accent, deep, pale, ink }) => [
      box([176, 92, 288, 190], pale, 12),
      box([190, 106, 260, 162], paper, 6),
      line('M250 138h140', main, 12),
      lines([230, 168, 22], shade, [180, 150]),
      line('M220 240q14-20 26 0t26 0', ink, 4),
      area('M362 236l-14 62l28-14l28 14l-14-62Z', deep),
      disc([376, 226, 36], accent),
      disc([376, 226, 24], paper),
      area('M376 208l6 12l13 2l-10 9l3 13l-12-7l-12 7l3-13l-10-9l13-2Z', accent),
      area('M320 44l78 28l-78 28l-78-28Z', ink),
      area('M278 86v24q42 22 84 0V86l-42 15Z', dark),
      line('M398 72v34', deep, 4),
    ],
  },
  notebook: {
    setting: 'desk',
    paint: ({ main, dark, paper, shade, accent, deep, pale, ink }) => [
      moved(
        'rotate(-6 300 190)',
        box([202, 74, 190, 222], main, 12),
        box([226, 74, 166, 222], dark, 12),
        box([232, 84, 150, 202], paper, 6),
        line('M256 116h70', accent, 10),
        lines([256, 150, 26], shade, [100, 100, 76, 100]),
        ...[100, 138, 176, 214, 252].map((y) => line(`M196 ${y}h22`, ink, 6)),
      ),
      moved(
        'rotate(22 440 180)',
        box([426, 74, 28, 164], accent, 4),
        box([440, 74, 14, 164], deep),
        box([426, 60, 28, 20], pale, 6),
        area('M426 238h28l-14 34Z', paper),
        area('M435 260h10l-5 12Z', ink),
      ),
    ],
  },
  film: {
    setting: 'room',
    paint: ({ main, dark, paper, accent, ink, deep, metal, pale }) => [
      line('M292 236l-46 62M340 236l46 62M316 236v62', metal, 10),
      disc([252, 108, 46], ink),
      disc([252, 108, 16], accent),
      disc([342, 100, 54], ink),
      disc([342, 100, 18], accent),
      ...[0, 120, 240].map(
        (turn) =>
          moved(`rotate(${turn} 342 100)`, disc([342, 66, 11], pale)) +
          moved(`rotate(${turn} 252 108)`, disc([252, 80, 9], pale)),
      ),
      box([208, 148, 190, 100], main, 18),
      area('M330 148h50a18 18 0 0 1 18 18v64a18 18 0 0 1-18 18h-60Z', dark),
      area('M398 178l62-30v104l-62-30Z', deep),
      disc([266, 198, 30], paper),
      area('M256 182l28 16l-28 16Z', dark),
    ],
  },
  party: {
    setting: 'room',
    paint: ({ main, dark, paper, shade, accent, deep, pale }) => [
      oval([320, 290, 130, 16], shade),
      box([216, 200, 208, 88], main, 14),
      box([356, 200, 68, 88], dark, 14),
      area(
        'M216 216q0-16 16-16h176q16 0 16 16v14q-13 22-26 0q-13 22-26 0q-13 22-26 0q-13 22-26 0q-13 22-26 0q-13 22-26 0q-13 22-26 0q-13 22-26 0Z',
        paper,
      ),
      box([248, 142, 144, 60], accent, 12),
      box([346, 142, 46, 60], deep, 12),
      ...[284, 320, 356].flatMap((x) => [
        box([x - 5, 100, 10, 44], pale, 3),
        area(`M${x} 72c8 12 10 16 10 20a10 8 0 0 1-20 0c0-4 2-8 10-20Z`, accent),
      ]),
      faded(
        0.9,
        disc([200, 110, 7], accent),
        disc([452, 120, 8], main),
        disc([226, 70, 5], deep),
        disc([426, 66, 6], pale),
      ),
    ],
  },
};
