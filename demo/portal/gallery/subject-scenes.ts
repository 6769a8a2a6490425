import type { Chance } from './chance';
import type { Motif, Motifs } from './motif';
import { careMotifs } from './motifs/care';
import { childrenMotifs } from './motifs/children';
import { climateMotifs } from './motifs/climate';
import { digitalMotifs } from './motifs/digital';
import { generalMotifs } from './motifs/general';
import { healthMotifs } from './motifs/health';
import { officeMotifs } from './motifs/office';
import { peopleMotifs } from './motifs/people';
import { safetyMotifs } from './motifs/safety';
import { serviceMotifs } from './motifs/service';
import type { Family } from './tones';

/** What a picture is composed of, before its colours. */
export interface Scene {
  motif: Motif;
  families: readonly [Family, ...Family[]];
}

const groups: readonly (readonly [Motifs, readonly [Family, ...Family[]]])[] = [
  [
    healthMotifs,
    [
      { hue: 8, accents: [190, 36] },
      { hue: 186, accents: [8, 44] },
    ],
  ],
  [
    careMotifs,
    [
      { hue: 340, accents: [40, 190] },
      { hue: 18, accents: [196, 345] },
    ],
  ],
  [
    childrenMotifs,
    [
      { hue: 262, accents: [40, 330] },
      { hue: 205, accents: [38, 350] },
    ],
  ],
  [
    climateMotifs,
    [
      { hue: 146, accents: [44, 16] },
      { hue: 176, accents: [40, 340] },
    ],
  ],
  [
    digitalMotifs,
    [
      { hue: 218, accents: [38, 352] },
      { hue: 252, accents: [192, 28] },
    ],
  ],
  [
    peopleMotifs,
    [
      { hue: 232, accents: [36, 350] },
      { hue: 174, accents: [22, 46] },
    ],
  ],
  [
    safetyMotifs,
    [
      { hue: 24, accents: [46, 208] },
      { hue: 208, accents: [40, 12] },
    ],
  ],
  [
    officeMotifs,
    [
      { hue: 204, accents: [36, 350] },
      { hue: 278, accents: [42, 14] },
    ],
  ],
  [
    serviceMotifs,
    [
      { hue: 194, accents: [40, 354] },
      { hue: 226, accents: [30, 350] },
    ],
  ],
  [
    generalMotifs,
    [
      { hue: 206, accents: [34, 8] },
      { hue: 168, accents: [40, 350] },
    ],
  ],
];

const scenes = new Map<string, Scene>(
  groups.flatMap(([motifs, families]) =>
    Object.entries(motifs).map(([key, motif]): [string, Scene] => [
      key,
      { motif, families: motif.families ?? families },
    ]),
  ),
);

/** The keys of all scenes: those of the subjects, and a few that belong to none. */
export const sceneKeys: readonly string[] = [...scenes.keys()];

/** What suits any topic, for the ids of which nothing is known. */
const anyTopic = [
  'elmvik',
  'notebook',
  'diploma',
  'reading',
  'library',
  'wild-nature',
  'new-leader',
] as const;

/** The id of the picture so many of a scene. */
export function pictureId(scene: string, number: number | string): string {
  return `${scene}~${number}`;
}

/** An image id begins with the key of its scene, as `first-aid~7`; any other id has a scene by chance (R-ENTITY-084). */
export function sceneOf(id: string, chance: Chance): Scene {
  const byChance = chance.pick(anyTopic);
  return scenes.get(id.split('~')[0] ?? '') ?? scenes.get(byChance) ?? fallback;
}

const fallback: Scene = {
  motif: { setting: 'field', paint: () => [] },
  families: [{ hue: 206, accents: [34, 8] }],
};
