import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { textIn } from '../../demo/portal/catalog/text';
import { openAcademy, origin, type Academy } from './support/academy';
import { named, readPage, type ReadPage } from './support/read-page';
import { withAnswer } from './support/with-answer';

let academy: Academy;
beforeAll(async () => {
  academy = await openAcademy();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterAll(() => academy.portal.close());

/** The links to catalogs, which only readers without script see. */
const catalogLinks = (page: ReadPage) =>
  named(page, 'a').filter(({ path }) => path.includes('noscript') && path.includes('header'));

describe('a portal with several catalogs', () => {
  it('has a link to home of each catalog for a reader without script [R-HEADER-001]', async () => {
    const page = readPage(await academy.render('/catalog/search-all', { lang: 'da' }));
    const { catalogs } = academy.catalog;
    const names = catalogs
      .flatMap((one) => [one, ...(one.marketplaces ?? [])])
      .map(({ name }) => textIn(name, 'da-DK'));
    const links = catalogLinks(page);
    expect(names.length).toBeGreaterThan(2);
    expect(links.map(({ text }) => text)).toEqual(names);
    expect(links.filter(({ attributes }) => 'aria-current' in attributes).map(({ text }) => text)).toEqual([
      names[0],
    ]);
  });

  it('shows the other catalog at the address of its link [R-CATALOG-003]', async () => {
    const links = catalogLinks(readPage(await academy.render('/')));
    const { attributes, text } = links[1]!;
    const rendered = await academy.render(attributes['href']!);
    expect(rendered.status).toBe(200);
    const page = readPage(rendered);
    expect(named(page, 'title')[0]?.text).toContain(text);
    const canonical = named(page, 'link').find((link) => link.attributes['rel'] === 'canonical');
    expect(canonical?.attributes['href']).toBe(`${origin}/?id=11`);
  });

  it('has no links to catalogs when a reader may not change the catalog [R-ROLE-032]', async () => {
    const base = await academy.fetchFor({});
    const fixed = withAnswer(base, /config\.json$/, async ({ url }) => {
      const config = (await (await base(url)).json()) as { catalogs: Record<string, unknown>[] };
      const catalogs = config.catalogs.map((one) => ({ ...one, changeCatalog: false }));
      return Response.json({ ...config, catalogs });
    });
    const page = readPage(await academy.render('/', { fetch: fixed }));
    expect(named(page, 'header').map(({ attributes }) => attributes['part'])).toContain('header');
    expect(catalogLinks(page)).toEqual([]);
  });
});

describe('a configuration without catalogs', () => {
  it('is an error that no cache stores [R-EMBED-037]', async () => {
    const base = await academy.fetchFor({});
    const empty = withAnswer(base, /config\.json$/, async ({ url }) => {
      const config = (await (await base(url)).json()) as object;
      return Response.json({ ...config, catalogs: [] });
    });
    const rendered = await academy.render('/', { fetch: empty });
    expect(rendered).toMatchObject({ status: 503, cacheControl: 'no-store' });
    expect(named(readPage(rendered), 'p').map(({ text }) => text)).toContain('This could not be shown');
  });
});
