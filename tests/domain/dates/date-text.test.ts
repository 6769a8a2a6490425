import { describe, expect, it } from 'vitest';
import { dateText, dayIn, nextUpInformation, nextUpText } from '../../../src/domain/dates/date-text';

const zone = 'Europe/Copenhagen';
const evening = new Date('2026-03-04T23:05:00Z');

describe('a date as text', () => {
  it('has slashes in en-GB [R-CONST-009]', () => {
    expect(dateText(evening, 'en-GB', zone)).toBe('05/03/2026');
  });

  it.each(['da-DK', 'sv-SE', 'nn-NO', 'pl-PL'])('has dashes in %s [R-CONST-010]', (culture) => {
    expect(dateText(evening, culture, zone)).toBe('05-03-2026');
  });

  it('is in UTC when the time zone is invalid [O-16]', () => {
    expect(nextUpText(evening, 'Mars/Base')).toBe('04-03-2026 23:05');
    expect(nextUpText(evening, 'UTC')).toBe('04-03-2026 23:05');
  });

  it('has four digits for an early year [R-CONST-009]', () => {
    expect(dateText(new Date('0099-01-02T12:00:00Z'), 'en-GB', 'UTC')).toBe('02/01/0099');
  });

  it('of the next event has the time on a 24-hour clock [R-CONST-011 A-148]', () => {
    expect(nextUpText(evening, zone)).toBe('05-03-2026 00:05');
    expect(nextUpText(new Date('2026-07-01T11:30:00Z'), zone)).toBe('01-07-2026 13:30');
  });

  it('of the next event comes before the address [R-ENTITY-019]', () => {
    expect(nextUpInformation(evening, ' Quay 4 ', zone)).toBe('05-03-2026 00:05 Quay 4');
    expect(nextUpInformation(undefined, 'Quay 4', zone)).toBe('Quay 4');
    expect(nextUpInformation(evening, '', zone)).toBe('05-03-2026 00:05');
  });
});

describe('the day of a time', () => {
  it('is the day in the time zone of the portal [O-16]', () => {
    expect([dayIn(evening, zone), dayIn(evening, 'UTC')]).toEqual(['2026-03-05', '2026-03-04']);
  });
});
