import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SearchPage } from '../../../src/pages/search/SearchPage';
import { expectFocus } from '../support/focus';
import { headings } from '../support/names';
import { render } from '../support/render';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const course = (title: string, nextPeriodDate?: string) => ({ id: title, type: 101, title, nextPeriodDate });
const items = [
  course('Algebra', '2026-01-10'),
  course('Botany', '2026-03-02'),
  course('Chemistry', '2026-03-17'),
  course('Drawing', '2026-03-17'),
  course('Economy', '2026-05-04'),
  course('First aid'),
];

const renderCalendar = (
  answer: (query: Record<string, string[]>) => object = () => ({ items, count: items.length }),
  more: () => object = () => ({ items: [], count: 0 }),
  width = 1400,
) =>
  render(<SearchPage route={{ name: 'searchAll' }} />, {
    address: { path: '/catalog/search-all', query: 'st=2' },
    answers: {
      nextPage: more,
      categorizedTags: () => [],
      favouriteInfo: () => [],
      searchAllInCatalog: ({ query }: { query?: unknown }) => answer(query as Record<string, string[]>),
    },
    width,
  });

const months = () => headings(3).filter((name) => /20\d\d|no date/.test(name));
const visible = (name: string) => page.getByRole('heading', { level: 4, name });
const day = (name: string | RegExp) => page.getByRole('button', { name });

describe('the calendar view of a search', () => {
  it('starts today, by month, with undated results last and earlier ones closed [R-LAYOUT-011 R-LAYOUT-012 A-060]', async () => {
    await renderCalendar();
    await expect.element(visible('Botany')).toBeVisible();
    expect(months().at(-1)).toBe('Other results with no date');
    expect(months().slice(-3, -1)).toEqual(['March 2026', 'May 2026']);
    await expect.element(page.getByText('Algebra', { exact: true }).first()).not.toBeVisible();
    await page.getByText('Earlier (1)').click();
    await expect.element(visible('Algebra')).toBeVisible();
  });

  it('jumps to a month with the strip of months', async () => {
    await renderCalendar();
    await page
      .getByRole('navigation', { name: 'Months' })
      .getByRole('button', { name: /May 2026/ })
      .click();
    await expectFocus(page.getByRole('heading', { name: 'May 2026' }));
  });

  it('loads results until the month of a jump is there', async () => {
    await renderCalendar(
      () => ({ items: [course('Botany', '2026-03-02')], count: 2, nextPageLink: 'more' }),
      () => ({ items: [course('Economy', '2026-05-04')], count: 2 }),
      390,
    );
    await page.getByRole('navigation', { name: 'Months' }).getByRole('button', { name: 'May 2026' }).click();
    await expectFocus(page.getByRole('heading', { name: 'May 2026' }));
    await expect.element(visible('Economy')).toBeVisible();
  });

  it('shows a month in which each day says how many activities it has, and which', async () => {
    await renderCalendar();
    await expect.element(page.getByRole('grid', { name: 'March 2026' })).toBeVisible();
    await expect
      .element(day('Today, Monday, 2 March 2026, 1 activity: Botany'))
      .toHaveAttribute('aria-current', 'date');
    await day('Tuesday, 17 March 2026, 2 activities: Chemistry, Drawing').click();
    await expectFocus(page.getByRole('link', { name: 'Chemistry', exact: true }));
  });

  it('moves through the days and months with the keys of a grid', async () => {
    await renderCalendar();
    await expect.element(day(/^Today/)).toBeVisible();
    (day(/^Today/).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{PageDown}{PageDown}');
    await expect.element(page.getByRole('grid', { name: 'May 2026' })).toBeVisible();
    await expectFocus(day('Sunday, 3 May 2026'));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expectFocus(page.getByRole('link', { name: 'Economy', exact: true }));
  });

  it('loads the days from today on when the search begins with a page of earlier days', async () => {
    const past = Array.from({ length: 12 }, (_, at) => course(`Past ${at}`, '2025-01-01'));
    const requestedDays: unknown[] = [];
    await renderCalendar((query) => {
      requestedDays.push(query['std']?.[0]);
      return query['std']?.[0] === '2026-03-02'
        ? { items: [course('Chemistry', '2026-03-17')], count: 1 }
        : { items: past, count: 13, nextPageLink: 'more' };
    });
    await expect.element(visible('Chemistry')).toBeVisible();
    expect(requestedDays).toEqual([undefined, '2026-03-02']);
    await expect.element(page.getByText('13 results').first()).toBeInTheDocument();
    await expect.element(page.getByText('Earlier (12)')).toBeVisible();
    expect(page.getByRole('heading', { name: 'Past 1' }).elements()).toEqual([]);
  });

  it('shows earlier results at once when there are no others', async () => {
    await renderCalendar(() => ({ items: [course('Algebra', '2026-01-10')], count: 1 }));
    await expect.element(visible('Algebra')).toBeVisible();
  });
});
