import { expect, it } from 'vitest';
import { itemTypes } from '../../../src/domain/activities/item-types';
import { isMediaType } from '../../../src/domain/media/media-types';
import { contentTypeNumbers, readContentType } from '../../../src/domain/home/content-types';

const inOrder = [
  'CustomList',
  'Channel',
  'MyActivities',
  'News',
  'PracticalInformation',
  'NewsAndPracticalInformation',
  'ExpiredOrNearExpiredActivities',
  'ContinueWhereYouLeft',
  'MandatoryForYou',
  'InTargetGroup',
  'ManualLearningSpace',
  'MyInterests',
  'MySkillResponsibility',
  'TextBlock',
  'SpaceBlock',
  'MyPlans',
  'Searchbar',
];

it('there are seventeen content types [R-HOME-003]', () => {
  expect(Object.keys(contentTypeNumbers)).toEqual(inOrder);
});

it.each(inOrder.map((name, number) => [name, number] as const))(
  'the content type %s has the number %i [R-ENTITY-010]',
  (name, number) => {
    expect(readContentType(number)).toBe(name);
    expect(readContentType(String(number))).toBe(name);
    expect(readContentType(` ${name.toUpperCase()} `)).toBe(name);
  },
);

it.each([17, -1, '', 'Nothing', 1.5])('%j is no content type [A-017]', (value) => {
  expect(readContentType(value)).toBeUndefined();
});

it('thirteen content types show offers [R-OTHER-004]', () => {
  const items = itemTypes.filter((type) => !isMediaType(type));
  const posts = ['News', 'PracticalInformation', 'Channel'].filter((name) => readContentType(name) === name);
  expect([...items, ...posts].sort()).toEqual(
    [
      'Channel',
      'News',
      'PracticalInformation',
      'article',
      'conference',
      'conversation',
      'course',
      'eLearning',
      'education',
      'plan',
      'skill',
      'ticketScheme',
      'timebooking',
    ].sort(),
  );
});
