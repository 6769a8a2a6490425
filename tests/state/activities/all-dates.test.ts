import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveAllDates } from '../../../src/state/activities/all-dates';
import { openSignedIn } from '../signed-in-portal';

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn() }));
vi.mock('../../../src/browser/save-file', () => ({ saveFile }));

const activity = (id: number, fields: object = {}) => ({
  id: String(id),
  type: 101,
  name: `Course ${id}`,
  nextPeriodDate: '2026-03-29T09:30:00',
  ...fields,
});
const many = (from: number, count: number) => Array.from({ length: count }, (_, at) => activity(from + at));

/** Saves the dates of pages, and returns the lines of the file and the pages that were fetched. */
async function saved(answer: (page: number) => object[]) {
  const pages: number[] = [];
  const { portal, calls } = openSignedIn({
    allUserActivities: ({ path }) => {
      const { page } = path as { page: number };
      pages.push(page);
      return { userActivities: answer(page) };
    },
  });
  const count = await saveAllDates(portal, { name: 'My dates', addressOf: () => '/course-choice' });
  const [{ text = '' } = {}] = saveFile.mock.calls.flat() as { text?: string }[];
  const unfolded = text.replace(/\r\n /g, '').split('\r\n');
  return { count, pages, calls, lines: (name: string) => unfolded.filter((line) => line.startsWith(name)) };
}

beforeEach(() => void saveFile.mockClear());

describe('the file of all dates', () => {
  it('has the activities of all pages, whatever filters are chosen [O-26]', async () => {
    const { count, pages, calls, lines } = await saved((page) => (page === 0 ? many(0, 12) : many(12, 2)));
    expect(pages).toEqual([0, 1]);
    expect(count).toBe(14);
    expect(lines('UID:')).toHaveLength(14);
    expect(calls.map(([, query]) => query)).toEqual([{}, {}]);
    expect(saveFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'My dates.ics' }));
  });

  it('has start, end, place and address of each class', async () => {
    const details = { classId: 4, endDate: '2026-03-29T16:00:00', location: 'Hall B' };
    const { lines } = await saved(() => [activity(9, details)]);
    expect(lines('UID:')).toEqual(['UID:course-9-4']);
    expect(lines('DTEND')).toEqual(['DTEND:20260329T140000Z']);
    expect(lines('LOCATION')).toEqual(['LOCATION:Hall B']);
    expect(lines('URL')).toEqual([expect.stringMatching(/^URL;VALUE=URI:https?:.*\/course-choice$/)]);
  });

  it('leaves out media and what has no date', async () => {
    const { count } = await saved(() => [
      activity(1),
      activity(2, { type: 202 }),
      activity(3, { nextPeriodDate: null }),
    ]);
    expect(count).toBe(1);
  });

  it('ends when a service ignores the page and repeats its answer [O-27]', async () => {
    const { count, pages } = await saved(() => many(0, 12));
    expect([count, pages]).toEqual([12, [0, 1]]);
  });

  it('is not saved without dates', async () => {
    const { count } = await saved(() => []);
    expect(count).toBe(0);
    expect(saveFile).not.toHaveBeenCalled();
  });
});
