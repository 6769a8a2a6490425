import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { resultItemOf } from '../../../src/api/search/result-items';
import { services } from '../fake-server';

const read = (response: object) => v.parse(resultItemOf({ services }), { id: 1, type: 101, ...response });

describe('a search result', () => {
  it('is read with its fields [R-ENTITY-046]', () => {
    const response = {
      id: 7,
      type: 101,
      title: 'Fire',
      description: 'Text',
      image: 'p1',
      isMandatory: true,
      isInTargetGroup: true,
      courseCompletionStatus: 'USC',
      nextPeriodDate: '2026-02-01',
      availableSeatsOnClass: 0,
      classId: 3,
      className: 'Class',
      firstPeriod: '2026-02-02',
      latestPeriod: '2026-02-03',
      isWaitingListActive: true,
      alwaysSendToCourseInfoPage: true,
      isWithoutSignupAndRegistration: true,
      scormPackageGuid: 'g',
      extraInformation: 'More',
    };
    expect(read(response)).toEqual({
      id: '7',
      type: 'course',
      title: 'Fire',
      description: 'Text',
      image: `${services.gallery}/images/p1?size=medium`,
      isArchived: false,
      isMandatory: true,
      isInTargetGroup: true,
      status: 'USC',
      date: '2026-02-01',
      availableSeats: 0,
      classId: '3',
      className: 'Class',
      firstPeriod: '2026-02-02',
      latestPeriod: '2026-02-03',
      hasWaitingList: true,
      alwaysToCourseInfo: true,
      needsNoSignup: true,
      scormPackageGuid: 'g',
      extraInformation: 'More',
    });
  });

  it.each([
    [{ archived: true }, { isArchived: true }],
    [{ isArchived: true, archived: false }, { isArchived: true }],
    [{ title: 'T', name: 'N' }, { title: 'T' }],
    [{ title: null, name: 'N' }, { title: 'N' }],
    [{ courseCompletionStatus: 'USC', status: 'UNSU' }, { status: 'USC' }],
    [{ courseCompletionStatus: null, status: 'UNSU' }, { status: 'UNSU' }],
  ])('is read from the alternative fields %j as %j [A-093]', (response, row) => {
    expect(read(response)).toMatchObject(row);
  });

  it.each([
    [202, 'video', 'R-ENTITY-047'],
    ['206', 'eDesigner', 'R-ENTITY-047'],
    ['SKILL', 'skill', 'R-ENTITY-047'],
  ])('of type %j is %s [%s]', (...[type, itemType]) => {
    expect(read({ type }).type).toBe(itemType);
  });

  it.each([100, 200, 300, -1, 'Robot'])('of type %j is an error with that type [R-ENTITY-052]', (type) => {
    expect(() => read({ type })).toThrow(String(type));
  });

  it('reads null as missing [A-105]', () => {
    const names = 'title description image status classId availableSeatsOnClass isMandatory firstPeriod';
    const nulls = Object.fromEntries(names.split(' ').map((name) => [name, null]));
    expect(read(nulls)).toEqual(read({}));
  });

  it('has its first day when the next one is unknown [A-060]', () => {
    expect(read({ firstPeriod: '2026-02-02' }).date).toBe('2026-02-02');
  });
});
