import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ItemDetails } from '../../../src/domain/activities/item-details';
import { addressTarget } from '../../../src/domain/navigation/click-target';
import type { HomeItem } from '../../../src/domain/home/home-item';
import { savePosition } from '../../../src/state/media/positions';
import { ActivityCard } from '../../../src/widgets/activity-card/ActivityCard';
import { render } from '../support/render';

const display = { description: true, extraInfo: true, status: true, type: true };
const course: HomeItem = {
  id: '7',
  name: 'First aid',
  type: 'course',
  kind: 'Course',
  openInNewWindow: false,
};

async function textOf(item: Partial<HomeItem>, shown: Partial<typeof display> = {}): Promise<string> {
  await render(
    <ActivityCard
      item={{ ...course, ...item }}
      target={{ kind: 'none' }}
      display={{ ...display, ...shown }}
    />,
  );
  const card = page.getByRole('article');
  await expect.element(card).toHaveTextContent('First aid');
  return card.element().textContent;
}

describe('a card', () => {
  const details: readonly (readonly [name: string, details: ItemDetails, text: string])[] = [
    ['a duration of hours and minutes', { durationMinutes: 65 }, '1 hour 5 minutes'],
    ['whole hours', { durationMinutes: 120 }, '2 hours'],
    ['a place', { location: 'Town Hall' }, 'Town Hall'],
    ['the last seat', { seatsLeft: 1 }, '1 seat left'],
    ['that there are no seats', { seatsLeft: 0 }, 'No seats left'],
    ['a price', { price: '450 kr.' }, '450 kr.'],
    ['a level', { level: 'Beginner' }, 'Beginner'],
    ['a period', { startDate: '2026-03-02', endDate: '2026-03-04' }, '02/03/2026 – 04/03/2026'],
    ['a period beside a deadline', { startDate: '2026-03-02', deadline: '2026-03-09' }, '02/03/2026'],
    ['a deadline', { deadline: '2026-03-09' }, 'Due 09/03/2026'],
    ['how much is completed', { progress: { completed: 3, total: 8 } }, '3 of 8'],
  ];
  it.each(details)('shows %s [O-20]', async (_, details, text) => {
    expect(await textOf({ details })).toContain(text);
  });

  it('shows no other day beside a deadline [O-20]', async () => {
    const text = await textOf({ date: '2026-02-23', details: { deadline: '2026-03-09' } });
    expect(text).toBe('CourseFirst aidDue 09/03/2026');
  });

  it('shows nothing for details that are missing [O-20]', async () => {
    expect(await textOf({})).toBe('CourseFirst aid');
  });

  it('shows no details where the block hides extra information [R-HOME-013]', async () => {
    expect(await textOf({ details: { location: 'Town Hall' } }, { extraInfo: false })).toBe(
      'CourseFirst aid',
    );
  });

  it('shows no seats to a person who has one [O-20]', async () => {
    expect(await textOf({ status: 'USEE', details: { seatsLeft: 3 } })).toBe('CourseFirst aidSigned up');
  });

  it('does not show the date of media, which is the day of publishing [O-20 A-060]', async () => {
    expect(await textOf({ type: 'video', date: '2026-03-02' })).toBe('VideoFirst aid');
  });

  const phonePx = 358;
  const date = '2026-03-02';
  const rooms: readonly (readonly [name: string, item: Partial<HomeItem>, lines: number])[] = [
    ['three lines above one detail', { date }, 3],
    ['two lines above a detail and a status', { date, status: 'USEE' }, 2],
    [
      'no line above three details and a status',
      { status: 'USEE', details: { startDate: date, durationMinutes: 65, location: 'Town Hall' } },
      0,
    ],
  ];
  it.each(rooms)(
    'has a description of %s on a phone, and stays 200 px high [R-CONST-013 O-20]',
    async (...row) => {
      const [, item, lines] = row;
      const description = 'A long description of the course. '.repeat(9);
      await render(
        <ActivityCard
          item={{ ...course, name: 'First aid for everybody who works with people', description, ...item }}
          target={addressTarget('/course', false)}
          display={display}
          action="ACTION_GO_TO_COURSE"
        />,
        { width: phonePx },
      );
      const card = page.getByRole('article').element();
      await expect.element(page.getByText('Go to course')).toBeVisible();
      const text = page.getByText(description.trim()).element();
      const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
      expect(Math.round(text.getBoundingClientRect().height / lineHeight)).toBe(lines);
      expect(Math.round(card.getBoundingClientRect().height)).toBe(200);
    },
  );

  it('has a picture of the same ratio, whatever the length of its text [A-030]', async () => {
    await render(
      <div style={{ display: 'grid', gridTemplateColumns: '296px 296px' }}>
        {['Short', 'A title that needs as many lines as a card has space for, and then some more words'].map(
          (name) => (
            <ActivityCard
              key={name}
              item={{ ...course, name, id: name }}
              target={{ kind: 'none' }}
              display={display}
            />
          ),
        )}
      </div>,
    );
    await expect.element(page.getByText('Short')).toBeVisible();
    const boxes = page
      .getByRole('article')
      .elements()
      .map((card) => card.querySelector('[data-picture]')?.getBoundingClientRect());
    expect(boxes.map((box) => box && Math.round((box.width / box.height) * 9))).toEqual([16, 16]);
  });

  it('continues a film where the person left it, until another person signs in [O-14 O-26]', async () => {
    const film: HomeItem = { ...course, id: '9', type: 'video' };
    const { portal, signIn } = await render(
      <ActivityCard
        item={film}
        target={addressTarget('/film', false)}
        display={display}
        action="ACTION_SHOW"
      />,
    );
    await expect.element(page.getByText('Show')).toBeVisible();
    savePosition(portal, '9', { seconds: 760, length: 1200 });
    await expect.element(page.getByText('Continue at 12:40')).toBeVisible();
    savePosition(portal, '9', { seconds: 1199, length: 1200 });
    await expect.element(page.getByText('Show')).toBeVisible();
    savePosition(portal, '9', { seconds: 760, length: 1200 });
    await expect.element(page.getByText('Continue at 12:40')).toBeVisible();
    signIn({ userId: 'another' });
    await expect.element(page.getByText('Show')).toBeVisible();
  });
});
