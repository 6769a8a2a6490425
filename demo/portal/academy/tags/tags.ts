import type { TagCategory } from '../../catalog-format';
import { placeNames, teachingLanguageNames, weekTimeNames } from './class-tag-names';
import { type Five, textOf } from '../five';
import type { Area } from '../subjects/subject';
import { areaNames, audienceNames, formNames, levelNames } from './tag-names';

const FIRST_CATEGORY_ID = 501;
const FIRST_TAG_ID = 5001;

const interestAreas: readonly Area[] = [
  'health',
  'care',
  'school',
  'it',
  'data',
  'leadership',
  'safety',
  'climate',
  'culture',
  'language',
];

const categories = {
  area: { name: ['Emne', 'Subject', 'Ämne', 'Emne', 'Temat'], kind: 'tag', names: areaNames },
  level: { name: ['Niveau', 'Level', 'Nivå', 'Nivå', 'Poziom'], kind: 'tag', names: levelNames },
  form: { name: ['Form', 'Form', 'Form', 'Form', 'Forma'], kind: 'tag', names: formNames },
  audience: {
    name: ['Målgruppe', 'Audience', 'Målgrupp', 'Målgruppe', 'Odbiorcy'],
    kind: 'tag',
    names: audienceNames,
  },
  language: {
    name: ['Sprog', 'Language', 'Språk', 'Språk', 'Język'],
    kind: 'tag',
    names: teachingLanguageNames,
  },
  place: { name: ['Sted', 'Place', 'Plats', 'Stad', 'Miejsce'], kind: 'classTag', names: placeNames },
  weekTime: {
    name: ['Ugedag', 'Day of the week', 'Veckodag', 'Vekedag', 'Dzień tygodnia'],
    kind: 'classTag',
    names: weekTimeNames,
  },
} as const satisfies Record<string, { name: Five; kind: 'tag' | 'classTag'; names: Record<string, Five> }>;

type Category = keyof typeof categories;
type TagName<C extends Category> = keyof (typeof categories)[C]['names'] & string;

const tagIds = new Map(
  Object.entries(categories)
    .flatMap(([category, { names }]) => Object.keys(names).map((name) => `${category} ${name}`))
    .map((key, index) => [key, String(FIRST_TAG_ID + index)]),
);

/** The id of a tag, by its category and its name in the code. */
export function tagId<C extends Category>(category: C, name: TagName<C>): string {
  return tagIds.get(`${category} ${name}`) ?? '';
}

/** The tag categories of the academy with ten interest tags (R-ENTITY-062, R-ENTITY-063). */
export function makeTagCategories(): TagCategory[] {
  return Object.entries(categories).map(([category, { name, kind, names }], index) => ({
    id: String(FIRST_CATEGORY_ID + index),
    name: textOf(name),
    tags: Object.entries(names).map(([tag, tagName]) => ({
      id: tagIds.get(`${category} ${tag}`) ?? '',
      name: textOf(tagName),
      kind,
      ...(category === 'area' && interestAreas.some((area) => area === tag) ? { isInterest: true } : {}),
    })),
  }));
}

/** The ids of the interest tags, in the order of the list. */
export const interestTagIds: readonly string[] = interestAreas.map((area) => tagId('area', area));
