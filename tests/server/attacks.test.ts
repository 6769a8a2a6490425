import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { attackTexts } from '../domain/head/attack-texts';
import { openAcademy, origin, type Academy } from './support/academy';
import { changedTexts, withChangedTexts } from './support/changed-texts';
import { dataOf, graphsOf, named, readPage, type ReadPage } from './support/read-page';

let academy: Academy;
beforeAll(async () => {
  academy = await openAcademy();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(() => academy.portal.close());

const screens = [
  '/',
  '/catalog/search/excel',
  '/catalog/search-all',
  '/catalog/see-all/News',
  '/catalog/play-media/1317/video',
  '/catalog/play-media-on-course/1131',
];
/** A screen with a header and no content, which renders fast. */
const emptyScreen = '/catalog/access-denied';
const ownScreens = ['/', '/catalog/lists/favorites', '/catalog/lists/owned', '/catalog/list-details/6001'];

const addresses = ['href', 'src', 'poster', 'action', 'formaction', 'data', 'xlink:href'];
const safeProtocols = ['http:', 'https:', 'mailto:', 'tel:'];
const isSafe = (address: string): boolean =>
  !URL.canParse(address, origin) || safeProtocols.includes(new URL(address, origin).protocol);
const safeStyles = /^(\[data-style="[^"<>]*"\]\{[^{}<>]*\})*$/;

/** The search box is the only form. */
const isForbidden = (name: string, { role }: { role?: string }): boolean =>
  ['base', 'object', 'embed', 'math'].includes(name) || (name === 'form' && role !== 'search');

/** Returns what no page of ours may contain, whatever the data is. */
function problemsOf({ elements }: ReadPage): string[] {
  return elements.flatMap(({ name, attributes, text }) => {
    const found: string[] = [];
    if (name === 'script' && !/^application\/(ld\+)?json$/.test(attributes['type'] ?? '')) found.push(text);
    if (isForbidden(name, attributes)) found.push(name);
    if ('http-equiv' in attributes) found.push('http-equiv');
    if (name === 'style' && !safeStyles.test(text)) found.push(text);
    for (const [key, value] of Object.entries(attributes)) {
      if (/^on/.test(key) || key === 'style' || key === 'srcdoc') found.push(`${name} ${key}`);
      if (addresses.includes(key) && !isSafe(value)) found.push(`${name} ${key}=${value}`);
    }
    return found;
  });
}

/** Returns each element with the names of its attributes. No text of the data can change it. */
const skeletonOf = ({ elements }: ReadPage): string[] =>
  elements
    .filter(({ name }) => name !== 'style')
    .map(({ name, attributes, path }) => `${path.length} ${name} ${Object.keys(attributes).join(' ')}`);

/** Fields that show as plain text, in every answer and in the configuration. */
const titles = /^(title|name|appetizer|author|label|companyName|listName|place|length)$/;
/** Every field, and so also addresses, names of images, colours and what should be a number. */
const everything = /(?:)/;

describe.each([
  ['visitor', screens],
  ['person', ownScreens],
])('an attack in the texts of the portal, for a %s', (who, paths) => {
  const person = () =>
    who === 'person' ? academy.catalog.people.find(({ name }) => name === 'Alex Holm') : undefined;
  const render = async (path: string, fields: RegExp, texts: readonly string[]) => {
    const fetch = withChangedTexts(await academy.fetchFor({ person: person() }), fields, texts);
    return readPage(await academy.render(path, { fetch, nonce: 'n0nce' }));
  };

  it.each(paths)('adds neither an element nor an attribute to %s', async (path) => {
    const plain = await render(path, titles, ['A title']);
    const attacked = await render(path, titles, attackTexts);
    expect(problemsOf(attacked)).toEqual([]);
    expect(skeletonOf(attacked)).toEqual(skeletonOf(plain));
  });

  it.each(paths)('arrives unchanged in the data of %s', async (path) => {
    const page = await render(path, titles, attackTexts);
    const found = JSON.stringify(dataOf(page));
    const arrived = attackTexts.filter((text) => found.includes(JSON.stringify(text).slice(1, -1)));
    expect(arrived.length).toBeGreaterThan(10);
    expect(() => graphsOf(page)).not.toThrow();
  });

  it.each(paths)('does nothing in any field of %s', async (path) => {
    for (let first = 0; first < attackTexts.length; first += 8) {
      const texts = [...attackTexts.slice(first), ...attackTexts.slice(0, first)];
      const page = await render(path, everything, texts);
      expect(problemsOf(page)).toEqual([]);
      expect(() => graphsOf(page)).not.toThrow();
    }
  });
});

describe.each(attackTexts.map((text) => [JSON.stringify(text), text]))('the attack %s', (_, text) => {
  const check = (page: ReadPage) => {
    expect(problemsOf(page)).toEqual([]);
    expect(() => graphsOf(page)).not.toThrow();
    return page;
  };

  it('does nothing as a phrase in the address', async () => {
    const phrase = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
    const page = check(
      readPage(await academy.render(`/catalog/search/${phrase}?q=${phrase}&ta=${phrase}&id=${phrase}`)),
    );
    expect(() => dataOf(page)).not.toThrow();
  });

  it('does nothing as an attribute, a folder or a nonce', async () => {
    const attributes = { 'data-x': text, lang: text, 'catalog-id': text, title: text };
    const page = check(
      readPage(await academy.render(emptyScreen, { attributes, assets: `/a/${text}`, nonce: text })),
    );
    const [element] = named(page, 'lp-catalog-home');
    // The parser of HTML reads other characters in place of these.
    const read = text.replaceAll('\u0000', '\ufffd').replaceAll('\r', '\n').replaceAll('\n\n', '\n');
    expect(element?.attributes['data-x']?.replaceAll('\n\n', '\n')).toBe(read);
  });

  it('does nothing as the name, the mail or the image of a person', async () => {
    const session = {
      id: text,
      name: text,
      email: text,
      image: text,
      loginType: 'user',
      companyId: text,
      companyName: text,
      roles: [text],
      userGroups: [text],
    };
    const page = check(readPage(await academy.render(emptyScreen, { session })));
    expect(JSON.stringify(dataOf(page))).toContain(JSON.stringify(text).slice(1, -1));
  });

  it('does nothing as the colour of a block', async () => {
    const base = await academy.fetchFor({});
    const configuration = (await (await base(`${origin}/config.json`)).json()) as object;
    const changed = changedTexts(configuration, /colou?r|background|customCss/i, [text]);
    const page = check(
      readPage(await academy.render('/', { configuration: changed, fetch: base, nonce: 'n0nce' })),
    );
    expect(named(page, 'article').length).toBeGreaterThan(10);
  });
});
