import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { pressKey, typeInto } from '../support/gestures';
import { afterEach, before, describe, it } from '../support/mocha';
import { desktopPx, mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

before(() => import('/dist/lp-search.js'));
afterEach(clearPage);

const open = async (width = desktopPx, phrase = 'course') => {
  const search = await mountIn(
    width,
    `<lp-search results lang="en-GB" config-url="${portal.configUrl}" phrase="${phrase}"></lp-search>`,
  );
  await inside(search).findAllByRole('article');
  return search;
};
const group = (search: Element, name: string) => inside(search).getByRole('group', { name });
const boxes = (container: HTMLElement) => [
  ...container.querySelectorAll<HTMLInputElement>('input[type=checkbox]'),
];
const resultCount = (search: Element) =>
  inside(search).getByText(/^\d+ results$/, { selector: '[part=results] p' }).textContent;
const whenStable = (search: Element) =>
  until(() => search.shadowRoot?.querySelector('[inert]') === null, 'the new rows');
const dialog = (search: Element) => inside(search).findByRole('dialog');
const checkbox = (container: HTMLElement, name: string) =>
  boxes(container).find((box) => box.ariaLabel?.startsWith(`${name}, `));

describe('the filter panel', () => {
  it('is 350 px wide beside the results, and closes and opens by a button [R-SEARCH-007 R-SEARCH-008 R-CONST-016]', async () => {
    const search = await open();
    const panel = () => inside(search).queryByRole('complementary', { name: 'Filters' });
    expect(panel()?.getBoundingClientRect().width).to.equal(350);
    const toggle = inside(search).getByRole('button', { name: 'Filters' });
    toggle.click();
    await until(() => panel() === null, 'no panel');
    expect(toggle.getAttribute('aria-expanded')).to.equal('false');
    toggle.click();
    await until(() => panel() !== null, 'the panel');
  });

  it('has most used, type and tag categories, and no status for a visitor [R-FILTER-001 R-SEARCH-002]', async () => {
    const search = await open();
    const names = inside(search)
      .getAllByRole('group')
      .flatMap((one) => one.querySelector('legend')?.textContent ?? []);
    expect(names.slice(0, 2)).to.deep.equal(['Most used', 'Type']);
    expect(names).to.include('Subject');
    expect(names).not.to.include('Status');
  });

  it('shows the first five options of a category [R-FILTER-002 R-CONST-024]', async () => {
    const search = await open();
    // The whole category is above its options.
    expect(boxes(group(search, 'Type'))).to.have.length(6);
    inside(search).getByRole('button', { name: 'Show all: Type' });
  });

  it('shows the number of results of each option, in its name too, and disables what has none [O-25]', async () => {
    const search = await open(desktopPx, 'course');
    const found = resultCount(search);
    const course = checkbox(group(search, 'Type'), 'Course');
    const article = checkbox(group(search, 'Type'), 'Article');
    expect(article?.ariaLabel).to.equal('Article, 0 results');
    expect(article?.closest('label')?.textContent).to.equal('Article0');
    expect([course?.ariaDisabled, article?.ariaDisabled]).to.deep.equal([null, 'true']);
    article?.click();
    course?.click();
    await inside(search).findByRole('button', { name: 'Remove filter Course' });
    await whenStable(search);
    expect(inside(search).queryByRole('button', { name: 'Remove filter Article' })).to.equal(null);
    const now = resultCount(search);
    expect(now).not.to.equal(found);
    expect(course?.ariaLabel).to.equal(`Course, ${now}`);
  });

  it('has no count for a category as a whole, which is disabled when none of its options has results [O-25]', async () => {
    const search = await open(desktopPx, 'course');
    const [whole] = boxes(group(search, 'Type'));
    expect([whole?.ariaLabel, whole?.ariaDisabled]).to.deep.equal([null, null]);
    typeInto(inside(search).getByRole('textbox', { name: 'Search text' }), 'qqqxyzzy');
    pressKey(inside(search).getByRole('textbox', { name: 'Search text' }), 'Enter');
    await inside(search).findByText(/No results matched your search/);
    await until(() => whole?.ariaDisabled === 'true', 'the category to be disabled');
  });

  it('opens three categories, and says in a closed one how many of its options are chosen', async () => {
    const search = await open();
    const toggles = inside(search)
      .getAllByRole('group')
      .flatMap((one) => [...one.querySelectorAll<HTMLElement>('legend button')]);
    const isOpen = ({ ariaExpanded }: HTMLElement) => ariaExpanded === 'true';
    expect(toggles.map(isOpen)).to.deep.equal(toggles.map((_, at) => at < 3));
    const last = toggles.at(-1);
    const name = last?.textContent ?? '';
    last?.click();
    await until(() => boxes(group(search, name)).length > 2, 'the options');
    for (const box of boxes(group(search, name)).slice(1, 3)) box.click();
    await until(() => inside(search).queryAllByRole('button', { name: /^Remove/ }).length === 2, 'both');
    expect(last?.textContent).to.equal(name);
    last?.click();
    await until(() => last?.textContent === `${name}2 chosen`, 'the number');
  });

  it('shows all options in a dialog that searches by the first letters, and says when nothing fits [R-FILTER-003 R-FILTER-004 R-ERROR-041]', async () => {
    const search = await open();
    inside(search).getByRole('button', { name: 'Show all: Type' }).click();
    const box = await dialog(search);
    const all = boxes(box).length;
    expect(all).to.be.greaterThan(6);
    const field = inside(search).getByRole('textbox', { name: 'Find in Type' });
    expect(search.shadowRoot?.activeElement).to.equal(field);
    typeInto(field, 'VID');
    await until(() => boxes(box).length === 2, 'the whole category and Video');
    typeInto(field, 'ideo');
    await inside(search).findByText('Nothing here begins with “ideo”.');
  });

  it('discards changes on Cancel and applies them on Apply [R-FILTER-005]', async () => {
    const search = await open(desktopPx, 'first');
    const show = () => inside(search).getByRole('button', { name: 'Show all: Type' }).click();
    show();
    checkbox(await dialog(search), 'Video')?.click();
    inside(search).getByRole('button', { name: 'Cancel' }).click();
    await until(() => inside(search).queryByRole('dialog') === null, 'no dialog');
    expect(inside(search).queryByRole('button', { name: 'Remove filter Video' })).to.equal(null);
    show();
    checkbox(await dialog(search), 'Video')?.click();
    inside(search).getByRole('button', { name: 'Apply' }).click();
    await inside(search).findByRole('button', { name: 'Remove filter Video' });
    await whenStable(search);
    const rows = [...(search.shadowRoot?.querySelectorAll('[part=results] article') ?? [])];
    expect(rows.length).to.be.greaterThan(0);
    for (const row of rows) expect(row.textContent).to.include('Video');
  });

  it('disables tags over the budget and says why [R-FILTER-017 R-VALID-021 O-5]', async () => {
    const search = await open(desktopPx, 'work');
    inside(search).getByRole('button', { name: 'Show all: Subject' }).click();
    const box = await dialog(search);
    const tags = boxes(box).slice(1);
    for (const tag of tags.slice(0, 7)) tag.click();
    await inside(search).findByText(/No more than 7 can be chosen here/);
    expect(boxes(box)[0]?.disabled).to.equal(true);
    expect(tags.map(({ disabled }) => disabled)).to.deep.equal(tags.map((_, at) => at >= 7));
    tags[0]?.click();
    await until(() => tags[8]?.disabled === false, 'room for another');
  });

  it('searches by its text, and shows everything when the text is cleared [R-SEARCH-012 O-5]', async () => {
    const search = await open();
    const field = await inside(search).findByRole('textbox', { name: 'Search text' });
    typeInto(field, 'fi');
    await inside(search).findByText('Type 1 more character to search');
    pressKey(field, 'Enter');
    typeInto(field, 'first');
    await inside(search).findByRole('button', { name: 'Clear the search text' });
    pressKey(field, 'Enter');
    await inside(search).findByRole('heading', { name: 'Results for “first”' });
    (await inside(search).findByRole('button', { name: 'Clear the search text' })).click();
    await inside(search).findByRole('heading', { name: 'All courses and more' });
  });

  it('accepts a typed day, refuses one that does not exist, and opens a calendar by keyboard [R-SEARCH-013]', async () => {
    const search = await open();
    const field = await inside(search).findByRole<HTMLInputElement>('textbox', { name: 'From date' });
    typeInto(field, '31/02/2026');
    pressKey(field, 'Enter');
    await inside(search).findByText('Write a day that exists, as dd/mm/yyyy.');
    typeInto(field, '2/3/2026');
    pressKey(field, 'Enter');
    await inside(search).findByRole('button', { name: 'Remove filter From 02/03/2026' });
    inside(search).getByRole('button', { name: 'Choose a date' }).click();
    const chosen = await inside(search).findByRole('button', { name: /^Monday,? 2 March 2026, chosen$/ });
    await until(() => search.shadowRoot?.activeElement === chosen, 'the focus on the chosen day');
    pressKey(chosen, 'ArrowRight');
    const next = await inside(search).findByRole('button', { name: /^Tuesday,? 3 March 2026$/ });
    await until(() => search.shadowRoot?.activeElement === next, 'the focus on the day after');
    next.click();
    await inside(search).findByRole('button', { name: 'Remove filter From 03/03/2026' });
    expect(field.value).to.equal('03/03/2026');
  });
});
