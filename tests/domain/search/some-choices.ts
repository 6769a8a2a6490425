import fc from 'fast-check';
import { itemTypes } from '../../../src/domain/activities/item-types';
import type { SearchChoices } from '../../../src/domain/search/search-choices';
import { sortTypes } from '../../../src/domain/search/sort-types';

const ids = fc.uniqueArray(fc.oneof(fc.nat().map(String), fc.uuid()), { maxLength: 4 });
const codes = fc.uniqueArray(fc.string({ minLength: 1, unit: 'binary' }), { maxLength: 4 });
const day = fc.date({ min: new Date('1970-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });

/** Any choices at all. */
export const someChoices: fc.Arbitrary<SearchChoices> = fc.record(
  {
    phrase: fc.string(),
    mandatory: fc.boolean(),
    targetGroup: fc.boolean(),
    signedUp: fc.boolean(),
    openForSignup: fc.boolean(),
    types: fc.uniqueArray(fc.constantFrom(...itemTypes)),
    statuses: codes,
    tags: ids,
    classTags: ids,
    tagCategories: ids,
    classTagCategories: ids,
    systemTypes: ids,
    systemStatuses: ids,
    contentTypes: ids,
    activitiesText: fc.string({ unit: 'binary' }),
    includeArchived: fc.boolean(),
    date: day.map((date) => date.toISOString().slice(0, 10)),
    sort: fc.constantFrom(...sortTypes),
  },
  {
    requiredKeys: [
      'phrase',
      'mandatory',
      'targetGroup',
      'signedUp',
      'openForSignup',
      'types',
      'statuses',
      'tags',
      'classTags',
      'tagCategories',
      'classTagCategories',
      'systemTypes',
      'systemStatuses',
      'contentTypes',
      'activitiesText',
      'includeArchived',
    ],
  },
);
