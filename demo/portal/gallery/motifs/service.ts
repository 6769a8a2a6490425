import type { Motifs } from '../motif';
import { area, box, bubble, disc, faded, heart, leaf, line, lines, moved, oval } from '../shapes';

/** Citizens, culture and languages. */
export const serviceMotifs: Motifs = {
  'citizen-service': {
    setting: 'desk',
    paint: ({ main, dark, pale, paper, accent, deep, ink }) => [
      line('M320 84V66M264 96l-12-16M376 96l12-16M226 128l-18-10M414 128l18-10', accent, 8),
      disc([320, 122, 15], deep),
      area('M204 256a116 122 0 0 1 232 0Z', accent),
      area('M350 138a116 122 0 0 1 86 118h-56q6-70-30-118Z', deep),
      faded(0.8, line('M242 224q10-50 54-66', paper, 10)),
      box([182, 254, 276, 20], ink, 9),
      box([196, 272, 248, 26], main, 8),
      box([360, 272, 84, 26], dark, 8),
      line('M216 285h70', pale, 5),
    ],
  },
  'digital-helpers': {
    setting: 'desk',
    paint: ({ main, dark, paper, shade, accent, deep, ink, pale }) => [
      box([238, 50, 150, 248], ink, 26),
      box([250, 70, 126, 206], paper, 12),
      box([292, 58, 42, 6], dark, 3),
      box([266, 100, 94, 66], main, 8),
      area('M268 104q4-4 8-4h74q4 0 8 4l-37 32q-8 6-16 0Z', pale),
      lines([270, 192, 22], shade, [86, 64]),
      box([268, 226, 90, 32], accent, 16),
      disc([416, 230, 58], paper),
      disc([416, 230, 24], shade),
      ...[0, 90, 180, 270].map((turn) =>
        moved(`rotate(${turn + 45} 416 230)`, area('M402 174a58 58 0 0 1 28 0l-8 34h-12Z', deep)),
      ),
      disc([196, 126, 24], accent),
      line('M196 112v16', paper, 7),
      disc([196, 140, 4], paper),
    ],
  },
  library: {
    setting: 'room',
    paint: ({ main, dark, pale, paper, accent, deep, ink, shade }) => [
      box([176, 60, 288, 238], deep, 8),
      box([190, 74, 260, 100], ink, 3),
      box([190, 186, 260, 100], ink, 3),
      ...(
        [
          [198, 90, 22, main],
          [222, 84, 18, paper],
          [242, 96, 24, accent],
          [268, 88, 18, pale],
          [346, 92, 20, dark],
          [368, 84, 24, main],
          [394, 96, 18, paper],
          [414, 90, 24, accent],
        ] as const
      ).map(([x, y, wide, colour]) => box([x, y, wide, 174 - y], colour, 2)),
      moved('rotate(-14 304 172)', box([292, 92, 20, 80], accent, 2)),
      ...(
        [
          [198, 204, 24, accent],
          [224, 198, 20, pale],
          [246, 208, 18, main],
          [368, 200, 20, paper],
          [390, 208, 26, dark],
          [418, 196, 22, pale],
        ] as const
      ).map(([x, y, wide, colour]) => box([x, y, wide, 286 - y], colour, 2)),
      box([276, 272, 80, 14], main, 2),
      box([282, 258, 68, 14], paper, 2),
      area('M296 258q0-26 20-26t20 26Z', shade),
      leaf([316, 240, -24, 30], accent),
      leaf([316, 240, 24, 32], pale),
      box([170, 176, 300, 10], deep, 3),
    ],
  },
  volunteers: {
    setting: 'field',
    paint: ({ main, dark, pale, paper, accent, deep }) => [
      area(
        'M258 62L186 96L150 170L206 196L222 166V300H418V166L434 196L490 170L454 96L382 62Q320 112 258 62Z',
        main,
      ),
      area('M382 62L454 96L490 170L434 196L418 166V300H356C392 220 392 130 362 76Q374 70 382 62Z', dark),
      line('M262 66Q320 112 378 66', pale, 9),
      heart([320, 194, 108], accent),
      area('M320 248C360 214 370 198 370 176A27 27 0 0 0 346 152Q366 190 320 248Z', deep),
      faded(0.7, line('M284 182q2-14 14-18', paper, 7)),
    ],
  },
  'local-history': {
    setting: 'field',
    paint: ({ main, dark, paper, shade, accent, deep, ink, pale }) => [
      area('M282 154h76l30 148H252Z', paper),
      area('M328 154h30l30 148h-46Z', shade),
      area('M270 158q50-74 100 0Z', main),
      area('M320 121q32 0 50 37h-36Z', dark),
      box([304, 252, 34, 50], deep, 4),
      box([306, 186, 26, 28], pale, 3),
      line('M242 232h156', deep, 8),
      moved(
        'rotate(20 320 144)',
        ...[0, 90, 180, 270].map((turn) =>
          moved(
            `rotate(${turn} 320 144)`,
            line('M320 144V40', ink, 6),
            box([322, 44, 26, 78], accent, 2),
            faded(0.5, line('M322 64h26M322 84h26M322 104h26', deep, 3)),
          ),
        ),
      ),
      disc([320, 144, 11], ink),
    ],
  },
  danish: {
    setting: 'town',
    paint: ({ paper, main, dark, pale, shade }) => [
      bubble([174, 66, 204, 134], paper, 'left'),
      box([192, 82, 168, 102], '#c8354b', 8),
      box([240, 82, 20, 102], paper),
      box([192, 123, 168, 20], paper),
      bubble([300, 180, 168, 88], main, 'right'),
      line('M328 210h108', paper, 9),
      line('M328 236h66', pale, 9),
      line('M410 236h26', dark, 9),
      faded(0.4, oval([318, 304, 120, 7], shade)),
    ],
  },
  english: {
    setting: 'desk',
    paint: ({ paper, main, dark, pale, ink, accent, deep }) => [
      bubble([282, 54, 188, 118], paper, 'right'),
      box([298, 68, 156, 90], '#2c4a86', 8),
      line('M304 74l144 78M448 74l-144 78', paper, 13),
      line('M304 74l144 78M448 74l-144 78', '#c8354b', 4),
      box([362, 68, 28, 90], paper),
      box([298, 99, 156, 28], paper),
      box([369, 68, 14, 90], '#c8354b'),
      box([298, 106, 156, 14], '#c8354b'),
      area('M196 214h176l30 66a14 14 0 0 1-12 18H178a14 14 0 0 1-12-18Z', main),
      area('M320 214h52l30 66a14 14 0 0 1-12 18h-52Z', dark),
      disc([284, 254, 30], paper),
      disc([284, 254, 13], pale),
      ...[0, 60, 120, 180, 240, 300].map((turn) =>
        moved(`rotate(${turn} 284 254)`, disc([284, 233, 4], deep)),
      ),
      box([176, 176, 64, 40], ink, 16),
      box([328, 176, 64, 40], ink, 16),
      line('M196 186q88-40 176 0', ink, 22),
      faded(0.6, line('M220 172q64-20 110 0', accent, 4)),
    ],
  },
  polish: {
    setting: 'town',
    paint: ({ paper, main, dark, pale, shade }) => [
      bubble([262, 66, 204, 134], main, 'right'),
      box([280, 82, 168, 51], paper, 6),
      box([280, 126, 168, 58], '#c8354b', 6),
      box([280, 122, 168, 12], paper),
      bubble([172, 180, 168, 88], paper, 'left'),
      line('M200 210h108', dark, 9),
      line('M200 236h30', pale, 9),
      line('M248 236h60', shade, 9),
    ],
  },
  'sign-language': {
    setting: 'room',
    families: [
      { hue: 194, accents: [32, 26] },
      { hue: 226, accents: [36, 22] },
    ],
    paint: ({ main, dark, pale, accent, paper, deep }) => [
      line('M186 108q-26 40 0 84M160 92q-40 56 0 116', pale, 8),
      line('M454 108q26 40 0 84M480 92q40 56 0 116', pale, 8),
      area(
        'M266 300v-44q-34-12-62-58q-8-16 6-24t24 6l26 34l16 6V92a16 16 0 0 1 32 0v62q4-8 16-8t16 8q6-6 16-6t14 10V74a15 15 0 0 1 30 0v136q0 30-22 50v40Z',
        accent,
      ),
      area('M400 210q0 30-22 50v40h-48v-46q40-10 70-44Z', deep),
      line('M324 166v26M354 168v24', deep, 5),
      box([252, 282, 142, 26], paper, 8),
      box([252, 294, 142, 30], main, 8),
      box([340, 294, 54, 30], dark, 8),
    ],
  },
};
