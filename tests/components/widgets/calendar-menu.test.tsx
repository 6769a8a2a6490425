import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readConfiguration } from '../../../src/api/host/configuration';
import { portalStateAtom } from '../../../src/state/portal/portal-state';
import { DatesButton } from '../../../src/widgets/calendar-menu/DatesButton';
import { AddToCalendar } from '../../../src/widgets/result-row/AddToCalendar';
import { expectFocus } from '../support/focus';
import { render } from '../support/render';
import { resultItem } from '../../domain/structured-data/some-items';

const item = resultItem({
  className: 'Class 1',
  classId: '4',
  date: '2090-02-04T09:00:00',
  endDate: '2090-02-04T15:00:00',
  location: 'Hall B',
});
const feed = { calendarFeedUrl: 'https://portal.example/feeds/secret.ics' };
const ways = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent);
const way = (name: string) => page.getByRole('menuitem', { name });
const hrefOf = (name: string) => new URL(way(name).element().getAttribute('href') ?? '');

type Options = Parameters<typeof render>[1] & { config?: object };

async function opened(ui: 'item' | 'dates', { config = {}, ...options }: Options = {}) {
  const isItem = ui === 'item';
  const rendered = await render(isItem ? <AddToCalendar item={item} /> : <DatesButton />, options);
  const services = Object.fromEntries(
    ['search', 'frontpage', 'elearning', 'courses', 'system'].map((name) => [name, `/${name}`]),
  );
  const { configuration } = readConfiguration(
    { services, catalogs: [], ...config },
    'https://portal.example/',
  );
  rendered.store.set(portalStateAtom, (now) =>
    now.state === 'ready' && configuration ? { ...now, configuration } : now,
  );
  const button = page.getByRole('button', { name: 'Add to my calendar' });
  await button.click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  return { ...rendered, button };
}

describe('the calendar menu of a class', () => {
  it('has a file and the calendars on the web, with the dates of the class [A-060]', async () => {
    await opened('item');
    expect(ways()).toEqual(['Download a calendar file', 'Add to Google Calendar', 'Add to Outlook']);
    const google = hrefOf('Add to Google Calendar').searchParams;
    expect(google.get('dates')).toBe('20900204T080000Z/20900204T140000Z');
    expect(google.get('location')).toBe('Hall B');
    expect(hrefOf('Add to Outlook').searchParams.get('subject')).toBe('First aid: Class 1');
    const link = way('Add to Outlook').element();
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('follows the arrow keys, Home and End in a circle [A-108]', async () => {
    await opened('item');
    await expectFocus(way('Download a calendar file'));
    for (const [key, name] of [
      ['ArrowDown', 'Add to Google Calendar'],
      ['ArrowUp', 'Download a calendar file'],
      ['ArrowUp', 'Add to Outlook'],
      ['ArrowDown', 'Download a calendar file'],
      ['End', 'Add to Outlook'],
      ['Home', 'Download a calendar file'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expectFocus(way(name));
    }
  });

  it('closes on Escape and gives the focus back to its button', async () => {
    const { button } = await opened('item');
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expectFocus(button);
    expect(page.getByRole('menu').elements()).toEqual([]);
  });

  it('offers the subscription of a portal with a feed to a user alone [O-26]', async () => {
    await opened('item', { config: feed });
    expect(ways().slice(3)).toEqual(['Subscribe to my dates', 'Copy the subscription address']);
    expect(hrefOf('Subscribe to my dates').href).toBe('webcal://portal.example/feeds/secret.ics');
  });

  it('offers a visitor no subscription [O-26]', async () => {
    await opened('item', { config: feed, session: { login: 'public' } });
    expect(ways()).toHaveLength(3);
  });
});

describe('the calendar menu of my activities', () => {
  it('has all dates as one file, and the subscription [O-26]', async () => {
    await opened('dates', { config: feed });
    expect(ways()).toEqual([
      'Download all my dates',
      'Subscribe to my dates',
      'Copy the subscription address',
    ]);
  });

  it('says when no activity has a date', async () => {
    const { notified } = await opened('dates', {
      answers: { allUserActivities: () => ({ userActivities: [] }) },
    });
    await way('Download all my dates').click();
    await expect.poll(notified).toEqual(['CALENDAR_NO_DATES']);
    expect(page.getByRole('menu').elements()).toEqual([]);
  });
});
