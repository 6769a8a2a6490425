import { describe, expect, it } from 'vitest';
import { instanceOfDetails, instanceOfResult } from '../../../src/domain/structured-data/course-instance';
import { resultItem } from './some-items';

const timeZone = 'Europe/Copenhagen';

describe('the class of a result', () => {
  const item = resultItem({ classId: '3', className: 'Class 1, Town Hall', date: '2026-03-09T09:00:00' });

  it('has its name and its start [R-ENTITY-046]', () => {
    expect(instanceOfResult(item, timeZone)).toEqual({
      '@type': 'CourseInstance',
      name: 'Class 1, Town Hall',
      startDate: '2026-03-09T08:00:00.000Z',
    });
  });

  it.each([{ classId: '' }, { date: '' }, { date: 'soon' }])('does not exist with %j', (missing) => {
    expect(instanceOfResult({ ...item, ...missing }, timeZone)).toBeUndefined();
  });

  it('is online if it is e-learning', () => {
    expect(instanceOfResult({ ...item, type: 'eLearning' }, timeZone)).toMatchObject({
      courseMode: 'Online',
    });
  });
});

describe('the class in the details of a card', () => {
  const details = {
    startDate: '2026-03-09',
    endDate: '2026-03-11',
    durationMinutes: 90,
    location: ' Town Hall ',
    seatsLeft: 4,
    progress: { completed: 1, total: 2 },
  };

  it('has its period, its duration and its location [O-20]', () => {
    expect(instanceOfDetails(details, { type: 'course', timeZone })).toEqual({
      '@type': 'CourseInstance',
      startDate: '2026-03-09',
      endDate: '2026-03-11',
      duration: 'PT1H30M',
      location: 'Town Hall',
    });
  });

  it('does not exist without a start', () => {
    expect(instanceOfDetails({ location: 'Town Hall' }, { type: 'course', timeZone })).toBeUndefined();
  });
});
