import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Calendar } from '../../../src/ui/calendar/Calendar';
import { expectFocus } from '../support/focus';
import { render } from '../support/render';

async function renderCalendar(date?: string) {
  const onDate = vi.fn();
  await render(
    <Calendar
      date={date}
      today="2026-03-02"
      language="en-GB"
      isRightToLeft={false}
      texts={{
        previous: 'Previous month',
        next: 'Next month',
        dayToday: (day) => `Today, ${day}`,
        dayChosen: (day) => `${day}, chosen`,
      }}
      onDate={onDate}
    />,
  );
  return onDate;
}

const day = (name: string | RegExp) => page.getByRole('button', { name });
const grid = (name: string) => page.getByRole('grid', { name });

describe('the calendar', () => {
  it('opens at the chosen day, and marks today [R-SEARCH-013]', async () => {
    await renderCalendar('2026-03-17');
    await expect.element(grid('March 2026')).toBeVisible();
    await expect.element(day('Tuesday, 17 March 2026, chosen')).toHaveAttribute('tabindex', '0');
    await expect.element(day('Today, Monday, 2 March 2026')).toHaveAttribute('aria-current', 'date');
    expect(page.getByRole('gridcell', { selected: true }).elements().length).toBe(1);
  });

  it('has one day in the tab order, which the keys move, into other months too [R-SEARCH-013]', async () => {
    const onDate = await renderCalendar();
    (day('Today, Monday, 2 March 2026').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}{End}');
    await expectFocus(day('Sunday, 15 March 2026'));
    await userEvent.keyboard('{PageDown}');
    await expect.element(grid('April 2026')).toBeVisible();
    await expectFocus(day('Wednesday, 15 April 2026'));
    const reachable = grid('April 2026').element().querySelectorAll('[tabindex="0"]');
    expect(reachable.length).toBe(1);
    await userEvent.keyboard('{Home}{Enter}');
    expect(onDate).toHaveBeenCalledExactlyOnceWith('2026-04-13');
  });

  it('changes the month with its buttons and keeps the focus on them', async () => {
    await renderCalendar();
    await day('Next month').click();
    await expect.element(grid('April 2026')).toBeVisible();
    await expectFocus(day('Next month'));
    await day('Previous month').click();
    await expect.element(grid('March 2026')).toBeVisible();
  });
});
