import { expect } from 'chai';
import { openAt } from '../support/at-route';
import { watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

before(() => import('/dist/lp-catalog-home.js'));
afterEach(() => {
  clearPage();
  history.replaceState(null, '', location.pathname + location.search);
});

const session = `config-url="${portal.configUrl}" session-url="${portal.sessionUrl('manager')}"`;
/** Twenty tags of other categories than the level, as many as there may be. */
const allowance = [...Array.from({ length: 15 }, (_, at) => 5001 + at), 5030, 5031, 5032, 5033, 5034];
const wholeLevel = 'tcat=502';

async function levelTags(query: string) {
  const home = await openAt(session, `/catalog/search-all?${query}`);
  // The fourth and later categories are closed, and say how many of their tags are chosen.
  (await inside(home).findByRole('button', { name: 'Level 5 chosen' })).click();
  const level = await inside(home).findByRole('group', { name: 'Level' });
  const [whole, ...tags] = level.querySelectorAll<HTMLInputElement>('input[type=checkbox]');
  return { whole, tags };
}

describe('the tags of a category that is selected as a whole', () => {
  it('are all disabled when the budget is used up, while the category can be cleared [R-VALID-022]', async () => {
    const { whole, tags } = await levelTags([wholeLevel, ...allowance.map((id) => `ta=${id}`)].join('&'));
    expect(tags.map(({ checked, disabled }) => [checked, disabled])).to.deep.equal(
      tags.map(() => [true, true]),
    );
    expect(tags.length).to.equal(5);
    expect(whole?.disabled).to.equal(false);
  });

  it('can be cleared one by one while there is a budget for the others [A-066]', async () => {
    const { tags } = await levelTags(wholeLevel);
    expect(tags.map(({ checked, disabled }) => [checked, disabled])).to.deep.equal(
      tags.map(() => [true, false]),
    );
  });
});

describe('a result', () => {
  it('opens its own page when it needs no sign-up [R-CLICK-002]', async () => {
    const home = await openAt(session, '/catalog/search/handling%20conflicts');
    const link = await inside(home).findByRole<HTMLAnchorElement>('link', {
      name: 'Show: Handling conflicts: basic course',
    });
    link.click();
    await until(
      () => location.hash.startsWith('#/catalog/play-media-on-course/1131'),
      'the address of the page',
    );
    await inside(home).findByText('Choose a material to start with.');
  });
});

describe('a search that its filters leave without results', () => {
  it('offers the search without each of them, and keeps the focus at the results [O-4]', async () => {
    const home = await openAt(session, '/catalog/search/course?ty=400&std=2026-03-03');
    const root = inside(home);
    await root.findByText('You searched for “course”');
    const names = () =>
      root.queryAllByRole('button', { name: /^Search without/ }).map(({ textContent }) => textContent);
    await until(() => names().length === 2, 'a button for each filter');
    expect(names()).to.deep.equal(['Search without “Article”', 'Search without “From 03/03/2026”']);
    const button = root.getByRole('button', { name: 'Search without “Article”' });
    button.focus();
    button.click();
    const [row] = await root.findAllByRole('article');
    await root.findByRole('button', { name: 'Remove filter From 03/03/2026' });
    expect(root.queryByRole('button', { name: 'Remove filter Article' })).to.equal(null);
    expect(home.shadowRoot?.activeElement?.contains(row ?? null)).to.equal(true);
  });
});

describe('an address with filters that are not in this catalog', () => {
  it('shows a chip to remove each, and drops invalid filters [O-4]', async () => {
    const home = await openAt(session, '/catalog/search-all?ta=999999&ta=-1&tcat=999&usc=ZZ');
    await inside(home).findByText(/No results matched your search/);
    const chips = () => inside(home).queryAllByRole('button', { name: /^Remove filter/ });
    await until(() => chips().length === 3, 'three chips');
    const said = ['999999', '999', 'ZZ'].map((id) => `Not available here: ${id}`);
    expect(chips().map(({ textContent }) => textContent)).to.have.members(said);
    for (let left = 2; left >= 0; left -= 1) {
      chips()[0]?.click();
      await until(() => chips().length === left, 'one chip less');
    }
    await inside(home).findAllByRole('article');
  });
});
