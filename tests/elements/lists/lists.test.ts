import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { desktopPx, mountIn } from '../support/own-catalogs';
import { clearPage, inside, mount, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

before(() => import('/dist/lp-lists.js'));
afterEach(clearPage);

const session = `lang="en-GB" config-url="${portal.configUrl}" session-url="${portal.sessionUrl('manager')}"`;
const mountLists = (more: string) => mountIn(desktopPx, `<lp-lists ${session} ${more}></lp-lists>`);

const pathOf = (link: HTMLAnchorElement): string => {
  const { pathname, search } = new URL(link.href);
  return pathname + search;
};

describe('the overview of lists', () => {
  it('has the tabs My favourites, My lists, Lists I follow [R-LISTS-002]', async () => {
    const lists = await mountLists('list-type="owned"');
    const tabs = await inside(lists).findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).to.deep.equal([
      'My favourites',
      'My lists',
      'Lists I follow',
    ]);
    inside(lists).getByRole('tab', { name: 'My lists', selected: true });
    await inside(lists).findByRole('link', { name: 'For the team' });
    inside(lists).getByRole('tab', { name: 'Lists I follow' }).click();
    await inside(lists).findByRole('link', { name: 'To learn this year' });
    inside(lists).getByRole('tab', { name: 'My favourites' }).click();
    await inside(lists).findByRole('link', { name: 'First aid: basic course' });
  });

  it('shows image, title and description of an item [R-LISTS-005]', async () => {
    const lists = await mountLists('list-type="favorites"');
    const title = await inside(lists).findByRole('link', { name: 'First aid: basic course' });
    const row = title.closest('article');
    expect(row?.querySelector('img, svg')).not.to.equal(null);
    expect(row?.querySelector('[dir=auto] p')?.textContent.length ?? 0).to.be.greaterThan(20);
  });
});

describe('the link of a saved item', () => {
  for (const [id, name, path] of [
    ['R-CLICK-001', 'Hand hygiene and infection: Moodle course', '/catalog/play-media/1018/moodle'],
    [
      'R-CLICK-003',
      'Hand hygiene and infection: how we do it in Elmvik',
      '/participant/my-objects/articles/1049',
    ],
    ['R-CLICK-005', 'Programming in C#: refresher course', '/course-choice?id=1034'],
  ] as const) {
    it(`leads from ${name} to ${path} [${id}]`, async () => {
      const lists = await mountLists('list-type="favorites"');
      const link = await inside(lists).findByRole<HTMLAnchorElement>('link', { name });
      expect(pathOf(link).startsWith(path), pathOf(link)).to.equal(true);
    });
  }
});

describe('the page of one list', () => {
  it('has a back link and shows the name [R-LISTS-012 R-LISTS-013]', async () => {
    const lists = await mountLists('list-id="6011"');
    await inside(lists).findByRole('heading', { name: 'For the team' });
    inside(lists).getByText('What I would like all of us to have seen before the summer.');
    const back = inside(lists).getByRole<HTMLAnchorElement>('link', { name: 'Back to my lists' });
    expect(pathOf(back).startsWith('/catalog/lists/owned')).to.equal(true);
  });

  it('shows the items in order [R-LISTS-015]', async () => {
    const lists = await mountLists('list-id="6011"');
    await inside(lists).findByRole('link', { name: 'Working with a chainsaw: a practical half day' });
    const titles = inside(lists)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(titles).to.have.length(12);
    expect(titles.slice(0, 3)).to.deep.equal([
      'Working with a chainsaw: a practical half day',
      'Rehabilitation in everyday life: test your knowledge',
      'Sorting waste: learning plan',
    ]);
  });
});

describe('the lists and the other elements', () => {
  it('show a header image in the overview [R-LISTS-003]', async () => {
    const lists = await mountLists('list-type="favorites"');
    await inside(lists).findByRole('link', { name: 'First aid: basic course' });
    const heading = inside(lists).getByRole('heading', { name: 'Favourites and lists' });
    const banner = heading.previousElementSibling;
    expect(banner?.querySelector('img, svg')).not.to.equal(null);
  });

  it('fold the description of an item at 80 px, and unfold it [R-LISTS-006]', async () => {
    const lists = await mountIn(360, `<lp-lists ${session} list-type="favorites"></lp-lists>`);
    const [more] = await inside(lists).findAllByRole('button', { name: 'Show whole description' });
    const text = lists.shadowRoot?.getElementById(more?.getAttribute('aria-controls') ?? '');
    expect(text?.getBoundingClientRect().height).to.equal(80);
    more?.click();
    await until(() => (text?.getBoundingClientRect().height ?? 0) > 80, 'the whole description');
  });

  it('show a favourite that another element on the page adds, and list it [O-7]', async () => {
    await import('/dist/lp-favourites-button.js');
    const lists = await mountLists('list-type="favorites"');
    const favouriteButton = mount(
      `<lp-favourites-button ${session} element-id="1002" type="course" name="Something"></lp-favourites-button>`,
    );
    const rows = await inside(lists).findAllByRole('article');
    await until(() => favouriteButton.shadowRoot?.querySelector('button') != null, 'a favourite button');
    const button = await inside(favouriteButton).findByRole('button', { name: /Something/ });
    expect(button.getAttribute('aria-pressed')).to.equal('false');
    button.click();
    (await inside(favouriteButton).findByRole('checkbox', { name: 'My favourites' })).click();
    inside(favouriteButton).getByRole('button', { name: 'OK' }).click();
    await until(() => inside(lists).getAllByRole('article').length === rows.length + 1, 'one row more');
    expect(button.getAttribute('aria-pressed')).to.equal('true');
  });
});
