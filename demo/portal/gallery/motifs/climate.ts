import type { Motifs } from '../motif';
import { area, box, disc, drop, faded, leaf, line, moved, oval } from '../shapes';

/** Climate and nature: rain, waste, flowers and energy. */
export const climateMotifs: Motifs = {
  cloudburst: {
    setting: 'water',
    families: [
      { hue: 206, accents: [44, 14] },
      { hue: 222, accents: [350, 40] },
    ],
    paint: ({ dark, main, pale, paper, shade, accent, deep, ink }) => [
      oval([320, 118, 116, 36], shade),
      disc([270, 96, 44], shade),
      disc([336, 82, 54], paper),
      disc([392, 108, 36], paper),
      oval([330, 124, 104, 26], paper),
      ...[
        [226, 164],
        [412, 160],
        [444, 196],
        [196, 206],
      ].map(([x = 0, y = 0]) => drop([x, y, 30], main)),
      line('M320 168v112q0 22 20 22t20-22', ink, 7),
      area(
        'M206 246a114 92 0 0 1 228 0q-19-18-38 0q-19-18-38 0q-19-18-38 0q-19-18-38 0q-19-18-38 0q-19-18-38 0Z',
        accent,
      ),
      area('M320 154a114 92 0 0 1 114 92q-19-18-38 0q0-62-76-92Z', deep),
      area('M320 154q-62 34-38 92q-19-18-38 0q6-62 76-92Z', pale),
      oval([320, 314, 92, 8], dark),
    ],
  },
  'waste-sorting': {
    setting: 'town',
    paint: ({ main, dark, accent, deep, pale, paper, ink, metal }) => [
      ...(
        [
          [172, main, dark],
          [270, accent, deep],
          [368, metal, ink],
        ] as const
      ).flatMap(([x, front, side]) => [
        box([x - 4, 128, 106, 20], side, 9),
        box([x + 36, 116, 28, 14], side, 5),
        area(`M${x + 4} 150h90l-8 132h-74Z`, front),
        area(`M${x + 66} 150h28l-8 132h-24Z`, side),
        disc([x + 20, 288, 11], ink),
        disc([x + 78, 288, 11], ink),
        disc([x + 46, 214, 26], paper),
      ]),
      leaf([218, 230, 20, 34], dark),
      box([306, 200, 22, 28], accent, 2),
      area('M306 200h22l-8-8h-8Z', deep),
      box([406, 196, 16, 34], pale, 5),
      box([410, 188, 8, 10], ink, 2),
    ],
  },
  'wild-nature': {
    setting: 'field',
    paint: ({ main, dark, paper, accent, deep, pale, ink }) => [
      line('M320 306V156M236 306V214M404 306V200', dark, 9),
      leaf([320, 280, -52, 70], dark),
      leaf([320, 262, 54, 66], main),
      leaf([236, 290, 50, 44], main),
      leaf([404, 294, -48, 52], dark),
      ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn) =>
        leaf([320, 138, turn, 60], turn % 90 === 0 ? paper : pale),
      ),
      disc([320, 138, 22], accent),
      ...[0, 72, 144, 216, 288].map((turn) => leaf([236, 196, turn, 38], accent)),
      disc([236, 196, 12], deep),
      ...[0, 72, 144, 216, 288].map((turn) => leaf([404, 184, turn + 20, 40], deep)),
      disc([404, 184, 12], accent),
      faded(0.85, oval([432, 96, 12, 20], paper), moved('rotate(36 452 98)', oval([452, 98, 11, 18], paper))),
      oval([440, 118, 24, 15], accent),
      line('M434 105v26M447 105v26', ink, 6),
    ],
  },
  energy: {
    setting: 'field',
    paint: ({ main, dark, paper, shade, accent, deep, ink, pale }) => [
      box([208, 186, 190, 112], paper),
      box([330, 186, 68, 112], shade),
      area('M186 194L262 100h178L398 194Z', main),
      area('M206 186l58-74h150l-36 74Z', ink),
      line('M246 136h150M228 160h156M314 112l-26 74M362 112l-30 74', pale, 4),
      box([232, 218, 50, 44], accent, 4),
      line('M257 218v44M232 240h50', paper, 4),
      box([346, 226, 36, 72], dark, 4),
      faded(0.4, disc([432, 226, 54], accent)),
      area('M432 186a36 36 0 0 1 20 66v14h-40v-14a36 36 0 0 1 20-66Z', accent),
      box([414, 268, 36, 20], deep, 5),
      line('M424 236l8 10l8-10v-10M432 246v18', paper, 4),
    ],
  },
};
