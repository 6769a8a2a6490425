import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { typeInto } from '../support/gestures';
import { afterEach, before, describe, it } from '../support/mocha';
import { desktopPx, mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

before(() => import('/dist/lp-search.js'));
afterEach(clearPage);

const open = async (width: number) => {
  const search = await mountIn(
    width,
    `<lp-search results lang="en-GB" config-url="${portal.configUrl}" phrase="first"></lp-search>`,
  );
  await inside(search).findAllByRole('article');
  return search;
};
const openDialog = async () => {
  const search = await open(390);
  opener(search).click();
  const dialog = await inside(search).findByRole('dialog', { name: 'Filters' });
  await inside(search).findAllByRole('textbox', { name: 'Search text' });
  return { search, dialog };
};
const opener = (search: Element) => inside(search).getByRole('button', { name: /^Filters/ });
const within = (dialog: HTMLElement, name: string) =>
  [...dialog.querySelectorAll<HTMLInputElement>('label')]
    // An option ends with the number of its results.
    .find(({ textContent }) => textContent.replace(/\d+$/, '') === name)
    ?.querySelector('input');
const press = (dialog: HTMLElement, name: string) =>
  [...dialog.querySelectorAll('button')]
    .find(({ textContent, title, ariaLabel }) => (ariaLabel ?? (title || textContent)) === name)
    ?.click();
const chip = (search: Element, name: string) =>
  inside(search).queryByRole('button', { name: `Remove filter ${name}` });

describe('the filters on a narrow page', () => {
  it('open from a button with their count, in a dialog with Apply [R-SEARCH-009 R-SEARCH-010 R-SEARCH-011]', async () => {
    const { search, dialog } = await openDialog();
    within(dialog, 'Course')?.click();
    within(dialog, 'Article')?.click();
    press(dialog, 'Apply');
    await until(() => opener(search).textContent === 'Filters (2 active)', 'the number of filters');
  });

  it('tick at once, and change the results only on Apply [R-FILTER-014 R-FILTER-015]', async () => {
    const { search, dialog } = await openDialog();
    await portal.forgetCalls();
    within(dialog, 'Article')?.click();
    await until(() => within(dialog, 'Article')?.checked === true, 'the tick');
    expect(chip(search, 'Article')).to.equal(null);
    expect((await portal.calls()).map(({ operationId }) => operationId)).not.to.include('searchCatalog');
    press(dialog, 'Apply');
    await until(() => chip(search, 'Article') !== null, 'the chip');
    expect(inside(search).queryByRole('dialog')).to.equal(null);
    await until(() => search.shadowRoot?.querySelector('[inert]') === null, 'the new rows');
    expect((await portal.calls()).map(({ operationId }) => operationId)).to.include('searchCatalog');
  });

  it('are unchanged when the dialog closes without Apply [R-FILTER-012 R-FILTER-013]', async () => {
    const { search, dialog } = await openDialog();
    within(dialog, 'Article')?.click();
    typeInto(dialog.querySelector('input:not([type=checkbox], [type=radio])') ?? dialog, 'fire');
    press(dialog, 'Close');
    await until(() => inside(search).queryByRole('dialog') === null, 'no dialog');
    inside(search).getByRole('heading', { name: 'Results for “first”' });
    expect(chip(search, 'Article')).to.equal(null);
    opener(search).click();
    const again = await inside(search).findByRole('dialog');
    await until(() => within(again, 'Article')?.checked === false, 'no tick');
  });

  it('say that two letters are too few, and cannot be applied [R-VALID-006 O-5]', async () => {
    const { search, dialog } = await openDialog();
    const apply = () => inside(search).getByRole<HTMLButtonElement>('button', { name: 'Apply' });
    typeInto(dialog.querySelector('input:not([type=checkbox], [type=radio])') ?? dialog, 'fi');
    await until(() => apply().disabled, 'Apply to be out of reach');
    expect(dialog.textContent).to.include('Type 1 more character to search');
    typeInto(dialog.querySelector('input:not([type=checkbox], [type=radio])') ?? dialog, 'fire');
    await until(() => !apply().disabled, 'Apply');
  });

  it('show all options of a category in place, and fewer again [R-FILTER-002 A-079]', async () => {
    const { search, dialog } = await openDialog();
    const boxes = () =>
      inside(search).getAllByRole('group', { name: 'Type' }).at(-1)?.querySelectorAll('[type=checkbox]')
        .length;
    press(dialog, 'Show all: Type');
    await until(() => (boxes() ?? 0) > 6, 'all types');
    press(dialog, 'Show less: Type');
    await until(() => boxes() === 6, 'five types and their category');
  });

  it('have the layout as a switch of two options [R-SEARCH-006]', async () => {
    const { search, dialog } = await openDialog();
    expect(within(dialog, 'List')?.checked).to.equal(true);
    within(dialog, 'Calendar')?.click();
    press(dialog, 'Apply');
    await inside(search).findAllByRole('heading', { name: /\w+ 20\d\d|no date/ });
  });
});

describe('the layout choice', () => {
  it('is two toggle icons with tooltips on a wide page, and none on a narrow one [R-SEARCH-004 R-SEARCH-005]', async () => {
    const wide = await open(desktopPx);
    const calendar = await inside(wide).findByRole('button', { name: 'Calendar' });
    const list = inside(wide).getByRole('button', { name: 'List' });
    expect([list.title, calendar.title]).to.deep.equal(['List', 'Calendar']);
    expect([list.ariaPressed, calendar.ariaPressed]).to.deep.equal(['true', 'false']);
    clearPage();
    const narrow = await open(800);
    await until(() => inside(narrow).queryByRole('button', { name: 'Calendar' }) === null, 'no icons');
  });

  it('groups by month, with undated items last, also after Show more [R-LAYOUT-011 R-LAYOUT-012 R-SEARCH-019]', async () => {
    const real = window.fetch;
    window.fetch = async (...args) => withoutFirstDate(await real(...args));
    const search = await open(desktopPx);
    (await inside(search).findByRole('button', { name: 'Calendar' })).click();
    const names = () =>
      inside(search)
        .queryAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    await until(() => names().some((name) => /^\w+ 20\d\d$/.test(name)), 'months');
    const inOrder = () => {
      const months = names().filter((name) => name !== 'Other results with no date');
      const times = months.map((name) => Date.parse(`1 ${name}`));
      return times.every((time, at) => at === 0 || time > (times[at - 1] ?? 0));
    };
    expect(inOrder()).to.equal(true);
    const rows = () => inside(search).queryAllByRole('article').length;
    let more: HTMLElement | null = await inside(search).findByRole('button', { name: 'Show more' });
    while (more) {
      const before = rows();
      more.click();
      await until(() => rows() > before, 'more rows');
      await until(
        () => inside(search).queryByRole('button', { name: 'Loading' }) === null,
        'the end of loading',
      );
      more = inside(search).queryByRole('button', { name: 'Show more' });
    }
    expect(inOrder()).to.equal(true);
    expect(new Set(names()).size).to.equal(names().length);
    expect(names().at(-1)).to.equal('Other results with no date');
    window.fetch = real;
  });
});

/** Everything in the demo has a date: here the first item of each page loses its own. */
async function withoutFirstDate(answer: Response): Promise<Response> {
  if (!answer.url.includes('/search?')) return answer;
  const page = (await answer.json()) as { items: object[] };
  const items = page.items.map((item, at) =>
    at === 0 ? { ...item, nextPeriodDate: null, firstPeriod: null } : item,
  );
  return Response.json({ ...page, items });
}
