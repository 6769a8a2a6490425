import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../demo/portal/catalog-format';
import type { RenderedElement } from '../../elements/server/render-options';
import { cookieFor } from '../portal/open-portal';
import { openAcademy, origin, type Academy } from './support/academy';
import { named, readPage } from './support/read-page';

let academy: Academy;
beforeAll(async () => {
  academy = await openAcademy();
});
afterAll(() => academy.portal.close());

interface SessionAnswer {
  session: Record<string, unknown>;
  token: string;
}

const personOf = (name: string): Person => academy.catalog.people.find((one) => one.name === name)!;

/** The session of a person, as the portal's own page gets it. */
async function sessionOf(person: Person): Promise<SessionAnswer> {
  const cookie = await cookieFor(academy.portal, person.id);
  const answer = await academy.portal.fetch(new Request(`${origin}/session.json`, { headers: { cookie } }));
  return (await answer.json()) as SessionAnswer;
}

/** Notes each token that the portal issues. */
function withTokens(base: typeof fetch, tokens: string[]): typeof fetch {
  return async (input, init) => {
    const answer = await base(input, init);
    if (!new Request(input).url.endsWith('/session.json')) return answer;
    const { token } = (await answer.clone().json()) as Partial<SessionAnswer>;
    if (token) tokens.push(token);
    return answer;
  };
}

const wholeText = ({ html, head, location = '' }: RenderedElement): string => html + head + location;

/** The parts of a token that would open something, or that would reveal its claims. */
const partsOf = (token: string): string[] => [token, ...token.split('.').slice(1)];

const paths = [
  '/',
  '/catalog/search/excel',
  '/catalog/lists/favorites',
  '/catalog/play-media/1317/video',
  '/catalog/see-all/MyActivities',
];

describe('200 pages for two people and a visitor, rendered at once in two languages', () => {
  const count = 200;
  const tokens: string[] = [];
  const rendered: { person: Person | undefined; lang: string; page: RenderedElement }[] = [];

  beforeAll(async () => {
    const alex = personOf('Alex Holm');
    const robin = personOf('Robin Dahl');
    const fetches = new Map<Person | undefined, typeof fetch>();
    for (const person of [alex, robin, undefined])
      fetches.set(person, withTokens(await academy.fetchFor({ person }), tokens));
    const alexSession = await sessionOf(alex);
    tokens.push(alexSession.token);
    const renderOne = async (at: number) => {
      const person = [alex, robin, undefined][at % 3];
      const lang = ['en-GB', 'da-DK'][at % 2]!;
      // Half of Alex's pages get the session from the page's own server.
      const own =
        person === alex && at % 4 < 2
          ? { session: alexSession.session, getAccessToken: () => alexSession.token }
          : {};
      const path = paths[at % paths.length]!;
      const page = await academy.render(path, { lang, fetch: fetches.get(person)!, ...own });
      rendered.push({ person, lang, page });
    };
    await Promise.all(Array.from({ length: count }, (_, at) => renderOne(at)));
  });

  it('contain nobody else', () => {
    expect(rendered.length).toBe(count);
    for (const { person, page } of rendered) {
      const text = wholeText(page);
      for (const other of academy.catalog.people.filter((one) => one !== person)) {
        expect(text).not.toContain(other.loginType === 'user' ? other.name : other.id);
        expect(text).not.toContain(other.id);
        expect(text).not.toContain(other.email ?? other.id);
      }
    }
  });

  it('contain the person of the session', () => {
    const ofPeople = rendered.filter(({ person }) => person);
    expect(ofPeople.length).toBeGreaterThan(100);
    for (const { person, page } of ofPeople) expect(page.html).toContain(person!.name);
  });

  it('contain no token, neither in addresses nor in data', () => {
    expect(tokens.length).toBeGreaterThan(50);
    const parts = [...new Set(tokens.flatMap(partsOf))];
    for (const { page } of rendered) {
      const text = wholeText(page);
      expect(parts.filter((part) => text.includes(part))).toEqual([]);
      expect(text).not.toMatch(/access_token=[^"&\\]/);
      expect(text).not.toContain('eyJ');
    }
  });

  it('are in the language of their own request', () => {
    for (const { lang, page } of rendered) {
      const root = readPage(page).elements.find(({ attributes }) => attributes['part'] === 'root');
      expect(root?.attributes['lang']).toBe(lang);
    }
  });

  it('may be shared by a cache for the visitor only', () => {
    for (const { person, page } of rendered)
      if (person) expect(page.cacheControl).toBe('private, no-cache');
      else expect(page.cacheControl).toMatch(/^public, max-age=\d+|^no-store$/);
  });
});

describe('the page of a session', () => {
  it.each(['Alex Holm', 'Elmvik Water'])('is private for %s', async (name) => {
    const { cacheControl } = await academy.render('/', { person: personOf(name) });
    expect(cacheControl).toBe('private, no-cache');
  });

  it('is private when the server has a token source, even for a visitor', async () => {
    const { cacheControl } = await academy.render('/', { getAccessToken: () => undefined });
    expect(cacheControl).toBe('private, no-cache');
  });

  it('has no token in the address of a frame or an image', async () => {
    const person = personOf('Alex Holm');
    const types = ['scorm', 'pdf', 'moodle', 'eDesigner', 'article'] as const;
    for (const type of types) {
      const offer = academy.catalog.offers.find((one) => one.type === type && !one.isArchived);
      const page = readPage(await academy.render(`/catalog/play-media/${offer!.id}/${type}`, { person }));
      const addresses = [...named(page, 'iframe'), ...named(page, 'img'), ...named(page, 'link')].flatMap(
        ({ attributes }) => [attributes['src'] ?? '', attributes['href'] ?? '', attributes['srcset'] ?? ''],
      );
      expect(addresses.filter((address) => /token=[^&]|eyJ/.test(address))).toEqual([]);
    }
  });
});
