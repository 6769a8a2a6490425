import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogPart, Culture } from '../../demo/portal/catalog-format';
import { textIn } from '../../demo/portal/catalog/text';
import { openAcademy, type Academy } from './support/academy';
import { linkTexts, metaOf, named, readPage, type ReadPage } from './support/read-page';

const cultures: readonly Culture[] = ['da-DK', 'en-GB', 'sv-SE', 'nn-NO', 'pl-PL'];

let academy: Academy;
beforeAll(async () => {
  academy = await openAcademy();
});
afterAll(() => academy.portal.close());

const read = async (path: string, lang: string): Promise<ReadPage> =>
  readPage(await academy.render(path, { lang }));

/** The titles of the cards that the configuration of home contains, for a visitor. */
function configuredTitles({ components }: CatalogPart, culture: Culture): string[] {
  const elements = components.flatMap(
    (component) => (component['elements'] ?? []) as Record<string, unknown>[],
  );
  return elements
    .filter(({ isDisplayConditionEnabled }) => !isDisplayConditionEnabled)
    .filter(({ type, link }) => /Link$/.test(String(type)) && !/myActivities/.test(String(link)))
    .map(({ name }) => textIn(name as never, culture));
}

const newsTitles = (culture: Culture): string[] =>
  academy.catalog.posts.filter(({ kind }) => kind === 'news').map(({ title }) => textIn(title, culture));

/** The titles of the first page of a search, by the portal's own answer. */
async function foundTitles(path: string, lang: string): Promise<string[]> {
  const portalFetch = await academy.fetchFor({ lang });
  const address = `http://localhost:4173/services/search/api/v1/catalog/1/${path}`;
  const { items } = (await (await portalFetch(address)).json()) as { items: { title: string }[] };
  return items.map(({ title }) => title);
}

describe.each(cultures)('in %s, a reader without script', (culture) => {
  it('finds a link with the title of each card on home', async () => {
    const links = linkTexts(await read('/', culture));
    const [main] = academy.catalog.catalogs;
    const titles = configuredTitles(main!, culture);
    expect(titles.length).toBeGreaterThan(10);
    expect(links).toEqual(expect.arrayContaining(titles));
    expect(links).toEqual(expect.arrayContaining(newsTitles(culture).slice(0, 12)));
  });

  it('finds a link with the title of each result of a search', async () => {
    const links = linkTexts(await read('/catalog/search/excel', culture));
    const titles = await foundTitles('search?q=excel&st=0', culture);
    expect(titles.length).toBeGreaterThan(2);
    expect(links).toEqual(expect.arrayContaining(titles));
  });

  it('finds a link with the title of each row of the whole catalog', async () => {
    const links = linkTexts(await read('/catalog/search-all', culture));
    const titles = await foundTitles('search/all?st=0', culture);
    expect(titles.length).toBe(12);
    expect(links).toEqual(expect.arrayContaining(titles));
  });

  it('finds a link with the title of each item of a block', async () => {
    const links = linkTexts(await read('/catalog/see-all/News', culture));
    expect(links).toEqual(expect.arrayContaining(newsTitles(culture).slice(0, 12)));
  });

  it('finds the name of the block in the title of the page of all its items', async () => {
    const page = await read('/catalog/see-all/News', culture);
    const [main] = academy.catalog.catalogs;
    const heading = page.elements.find(({ name }) => name === 'h1')?.text;
    expect(heading).toBeTruthy();
    expect(named(page, 'title')[0]?.text).toBe(`${heading} – ${textIn(main!.name, culture)}`);
  });

  it('finds the title of a media item, and its description in the head', async () => {
    const page = await read('/catalog/play-media/1317/video', culture);
    const offer = academy.catalog.offers.find(({ id }) => id === '1317');
    const title = textIn(offer!.title, culture);
    const headings = page.elements.filter(({ name }) => /^h\d$/.test(name));
    expect(headings.map(({ text }) => text)).toContain(title);
    const description = textIn(offer!.description, culture).replace(/<[^>]+>/g, '');
    expect(description).toContain(metaOf(page, 'description')?.slice(0, 40));
  });

  it('gets the page in the language', async () => {
    const page = await read('/', culture);
    const root = page.elements.find(({ attributes }) => attributes['part'] === 'root');
    expect(root?.attributes['lang']).toBe(culture);
  });
});

describe('the HTML of a screen', () => {
  it.each([
    '/',
    '/catalog/search/excel',
    '/catalog/search-all',
    '/catalog/see-all/News',
    '/catalog/play-media/1317/video',
    '/catalog/play-media-on-course/1131',
    '/catalog/mobile-search',
    '/catalog/nothing',
  ])('needs no repair by the parser at %s', async (path) => {
    const page = await read(path, 'en');
    expect(page.errors).toEqual([]);
    expect(named(page, 'h1').length).toBe(path === '/catalog/mobile-search' ? 0 : 1);
  });

  it('has the lists and the favourites of a person', async () => {
    const alex = academy.catalog.people.find(({ name }) => name === 'Alex Holm');
    const lists = readPage(await academy.render('/catalog/lists/owned', { person: alex }));
    const links = linkTexts(lists).join('\n');
    for (const { name } of alex!.ownedLists) expect(links).toContain(name);
    const list = readPage(
      await academy.render(`/catalog/list-details/${alex!.ownedLists[0]!.id}`, { person: alex }),
    );
    const titles = alex!.ownedLists[0]!.offerIds.map((id) =>
      textIn(academy.catalog.offers.find((offer) => offer.id === id)!.title, 'en-GB'),
    );
    expect(linkTexts(list)).toEqual(expect.arrayContaining(titles));
  });
});
