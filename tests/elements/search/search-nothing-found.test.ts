import { expect } from 'chai';
import { holdAnswer } from '../support/at-route';
import { takeErrors, watchConsole } from '../support/console';
import { pressKey, typeInto } from '../support/gestures';
import { afterEach, before, describe, it } from '../support/mocha';
import { configWith, desktopPx, mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

const noTags = { showAllTagCategories: false };
const withTags = { id: '11', name: 'With tags', showAllTagCategories: true };

let attributes = '';

before(async () => {
  await import('/dist/lp-search.js');
  const config = await configWith(portal, [
    { id: '1', name: 'With agents', layout: { agent: true }, ...noTags, marketplaces: [withTags] },
    { id: '2', name: 'Without', layout: { agent: false }, ...noTags },
  ]);
  attributes = `results lang="en-GB" config="${config}" session-url="${portal.sessionUrl('participant')}"`;
});
afterEach(async () => {
  clearPage();
  await portal.heal();
});

const search = async (phrase: string, catalogId = '1') => {
  const element = await mountIn(
    desktopPx,
    `<lp-search ${attributes} catalog-id="${catalogId}" phrase="${phrase}"></lp-search>`,
  );
  return { element, root: inside(element) };
};

describe('an empty search', () => {
  it('offers to choose interests, and returns the focus [R-SEARCH-016 A-080]', async () => {
    const { root } = await search('qqqxyzzy');
    const button = await root.findByRole('button', { name: 'Choose interests' });
    button.focus();
    button.click();
    await root.findByRole('dialog', { name: 'My interests' });
    root.getByRole('button', { name: 'Close' }).click();
    await until(() => root.queryByRole('dialog') === null, 'no dialog');
    expect((button.getRootNode() as ShadowRoot).activeElement).to.equal(button);
  });

  it('suggests an agent or feedback when the layout has agents [R-SEARCH-017]', async () => {
    const { root } = await search('qqqxyzzy');
    const agents = await root.findByRole<HTMLAnchorElement>('link', { name: 'Go to agents' });
    expect(new URL(agents.href).pathname).not.to.equal('/');
    root.getByRole('button', { name: 'Give feedback' }).click();
    await root.findByRole('dialog', { name: 'Give feedback' });
  });

  it('suggests neither agent nor feedback when the layout has no agents [R-SEARCH-017]', async () => {
    const { root } = await search('qqqxyzzy', '2');
    await root.findByText('No results matched your search.');
    expect(root.queryByRole('link', { name: 'Go to agents' })).to.equal(null);
    expect(root.queryByRole('button', { name: 'Give feedback' })).to.equal(null);
  });

  it('says what was searched for [R-SEARCH-014]', async () => {
    const { root } = await search('qqqxyzzy');
    await root.findByText('You searched for “qqqxyzzy”');
    expect(root.queryByRole('button', { name: /^Search without/ })).to.equal(null);
  });

  it('applies another phrase when it is pressed [R-SEARCH-018 A-074]', async () => {
    const { root } = await search('demntia');
    const other = await root.findByRole('link', { name: /dementia/ });
    other.click();
    await root.findByRole('heading', { name: 'Results for “dementia”' });
    await root.findAllByRole('article');
  });
});

describe('a search whose calls fail', () => {
  it('reports an answer that cannot be read, without a notification [O-1 R-ERROR-030]', async () => {
    await portal.fault({ call: 'searchCatalog', mode: 'malformed' });
    const { root } = await search('garden');
    await root.findByText('This could not be shown');
    expect(root.queryByText('No results matched your search.')).to.equal(null);
    expect(root.queryByText('Something went wrong. Please try again later.')).to.equal(null);
    await portal.heal();
    root.getByRole('button', { name: 'Try again' }).click();
    await root.findAllByRole('article');
    takeErrors();
  });

  it('ignores a late answer when another phrase came after it [O-2]', async () => {
    const late = holdAnswer('/search?');
    const { root, element } = await search('climate');
    await until(late.isRequested, 'a question');
    const box = await root.findByRole('combobox', { name: /Search for/ });
    typeInto(box, 'first aid');
    pressKey(box, 'Enter');
    await root.findByRole('heading', { name: 'Results for “first aid”' });
    await root.findAllByRole('article');
    const titles = () =>
      [...(element.shadowRoot?.querySelectorAll('article h3') ?? [])].map((h) => h.textContent);
    const before = titles();
    late.release();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(titles()).to.deep.equal(before);
  });

  it('keeps the results when the next page fails, and Try again is in its place [O-1]', async () => {
    const { root } = await search('course');
    const count = (await root.findAllByRole('article')).length;
    await portal.fault({ call: 'searchCatalog', mode: 'malformed' });
    (await root.findByRole('button', { name: 'Show more' })).click();
    const again = await root.findByRole('button', { name: 'Try again' });
    expect(root.getAllByRole('article')).to.have.length(count);
    await portal.heal();
    again.click();
    await until(() => root.getAllByRole('article').length > count, 'more rows');
    takeErrors();
  });

  it('works without tags, says that filters are missing, and fetches them again [R-ERROR-032 O-1]', async () => {
    await portal.fault({ call: 'categorizedTags', mode: 'malformed' });
    const { root } = await search('first', '11');
    await root.findAllByRole('article');
    await root.findByText(/Some filters could not be shown/);
    await portal.heal();
    root.getByRole('button', { name: 'Try again' }).click();
    await root.findByRole('group', { name: 'Subject' });
    takeErrors();
  });

  for (const mode of ['refuse', 'malformed'])
    it(`reports that suggestions are missing for “${mode}”, and still searches [O-1]`, async () => {
      await portal.fault({ call: 'autocomplete', mode });
      const { root } = await search('');
      const box = await root.findByRole('combobox', { name: /Search for/ });
      typeInto(box, `pla${mode}`);
      await root.findAllByText('Suggestions could not be shown. Press Enter to search.');
      typeInto(box, 'planning');
      await portal.heal();
      pressKey(box, 'Enter');
      await root.findByRole('heading', { name: 'Results for “planning”' });
      takeErrors();
    });

  it('shows slow suggestions, and none of an earlier text [O-1]', async () => {
    await portal.fault({ call: 'autocomplete', mode: 'late', ms: 700, times: 1 });
    const { root } = await search('');
    const box = await root.findByRole('combobox', { name: /Search for/ });
    box.focus();
    typeInto(box, 'dem');
    typeInto(box, 'first');
    await root.findAllByRole('option', { name: /first aid/i });
    const texts = () => root.getAllByRole('option').map(({ textContent }) => textContent);
    const before = texts();
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(texts()).to.deep.equal(before);
  });
});
