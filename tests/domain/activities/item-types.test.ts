import { describe, expect, it } from 'vitest';
import {
  activityCodes,
  activityKindOf,
  codeOfItemType,
  itemTypeOf,
  itemTypes,
} from '../../../src/domain/activities/item-types';

const mapped = [
  [101, 'course'],
  [102, 'eLearning'],
  [103, 'conference'],
  [104, 'ticketScheme'],
  [105, 'timebooking'],
  [106, 'education'],
  [107, 'conversation'],
  [201, 'scorm'],
  [202, 'video'],
  [203, 'pdf'],
  [204, 'moodle'],
  [205, 'audio'],
  [206, 'eDesigner'],
  [207, 'externalLink'],
  [400, 'article'],
] as const;

describe('item types', () => {
  it('have the codes of the API [R-ENTITY-051]', () => {
    expect(Object.values(activityCodes)).toEqual([
      -1, 100, 101, 102, 103, 104, 105, 106, 107, 200, 201, 202, 203, 204, 205, 206, 207, 300, 400,
    ]);
  });

  it('are seventeen [R-ENTITY-053]', () => {
    expect(itemTypes).toHaveLength(17);
    expect(itemTypes).toEqual(expect.arrayContaining([...mapped.map(([, type]) => type), 'plan', 'skill']));
  });

  it.each(mapped)('map the code %i to %s and back [R-ENTITY-047 R-ENTITY-051]', (code, type) => {
    expect(itemTypeOf(code)).toBe(type);
    expect(itemTypeOf(String(code))).toBe(type);
    expect(codeOfItemType(type)).toBe(code);
  });

  it.each(['ELearning', 'elearning', 'SKILL', 'Plan', 'timeBooking'])(
    'include %s in any case [A-005]',
    (name) => {
      expect(itemTypeOf(name).toLowerCase()).toBe(name.toLowerCase());
    },
  );

  it.each([-1, 100, 200, 300, 999, 'spaceship', 'undefined', ''])(
    'do not include %j, which reads as undefined [R-ENTITY-052]',
    (value) => {
      expect(() => itemTypeOf(value)).toThrow(`Cannot map item type "${value}"`);
    },
  );

  it.each([
    ['course', 'Course'],
    ['eLearning', 'Course'],
    ['skill', 'Skill'],
    ['plan', 'Plan'],
    ['video', undefined],
    ['article', undefined],
  ] as const)('call a %s an item of the kind %s [R-ENTITY-054]', (type, kind) => {
    expect(activityKindOf(type)).toBe(kind);
  });
});
