import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Portal } from '../../../demo/portal/portal';
import { academy, linkTexts, openAcademy, origin, plainText, screenOf } from './open-academy';

interface Component {
  contentType: number;
  listName: string;
  elements?: Entry[];
}

interface Entry {
  name: string;
  link: string;
  isDisplayConditionEnabled: boolean;
}

interface Configuration {
  catalogs: { components: Component[] }[];
}

/** Entries for some roles, and entries that lead to a person's own activities, are not for visitors. */
const isForVisitors = ({ link, isDisplayConditionEnabled }: Entry): boolean =>
  !isDisplayConditionEnabled && !link.includes('myActivities');

const postsPath = '/services/frontpage/api/v1/catalog-post/get-catalog-posts/1/current/12/0';
const people = academy.people.filter(({ loginType }) => loginType === 'user');

let portal: Portal;
beforeAll(async () => {
  portal = await openAcademy();
});
afterAll(() => portal.close());

const get = async (path: string, headers: Record<string, string> = {}) =>
  portal.fetch(new Request(origin + path, { headers }));
const json = async <Shape>(path: string, headers?: Record<string, string>) =>
  (await (await get(path, headers)).json()) as Shape;
const post = async (path: string, body: BodyInit) =>
  portal.fetch(new Request(origin + path, { method: 'POST', body }));

async function cookieOf(person: string): Promise<string> {
  const answer = await post('/frontend-shell/authenticate', new URLSearchParams({ person }));
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** Runs a test under a fault of all services. */
async function underFault(fault: object, test: () => Promise<void>): Promise<void> {
  await post('/__faults', JSON.stringify({ call: '*', ...fault }));
  try {
    await test();
  } finally {
    await portal.fetch(new Request(`${origin}/__faults`, { method: 'DELETE' }));
  }
}

describe('the home page of a visitor', () => {
  it('has the title of each card as the text of a link', async () => {
    const { catalogs } = await json<Configuration>('/config.json');
    const lists = catalogs[0]?.components.filter(({ contentType }) => contentType === 0) ?? [];
    const entries = lists
      .flatMap(({ elements = [] }) => elements)
      .filter(isForVisitors)
      .map(({ name }) => name);
    const posts = (await json<{ title: string }[]>(postsPath)).map(({ title }) => title);
    const texts = linkTexts(screenOf(await (await get('/')).text()));
    expect(Math.min(entries.length, posts.length)).toBeGreaterThan(9);
    expect([...entries, ...posts].filter((title) => !texts.includes(title))).toEqual([]);
  });
});

describe('the head of a rendered page', () => {
  const linksOf = async (path: string) =>
    (await (await get(path)).text()).match(/<link rel="(preload|modulepreload)"[^>]*>/g) ?? [];
  const isCode = (link: string) => link.includes('modulepreload" fetchpriority="low"');
  const isOther = (link: string) => !isCode(link) && !link.includes('as="image"');

  it('links the code with a low priority, and each file once', async () => {
    const links = await linksOf('/');
    expect(links.length).toBeGreaterThan(5);
    expect(links).toEqual([...new Set(links)]);
    expect(links.filter(isOther)).toEqual([]);
  });

  it('links the sheet that several elements share before their code', async () => {
    const links = await linksOf('/demo/intranet.html');
    expect(links[0]).toMatch(/as="style" href="\/dist\/lp-catalog\.css"/);
    expect(links.filter(isOther)).toEqual([links[0]]);
  });
});

describe('the page of a person', () => {
  it.each(people)('contains the name of $name and of nobody else, and no token', async ({ id, name }) => {
    const cookie = await cookieOf(id);
    const answer = await get('/', { cookie });
    const page = await answer.text();
    const { token } = await json<{ token: string }>('/session.json', { cookie });
    const others = people.filter((person) => person.id !== id);
    expect(answer.headers.get('cache-control')).toMatch(/^private/);
    expect(answer.headers.get('vary')).toBe('cookie');
    expect(page).toContain(name);
    expect(others.filter((other) => page.includes(other.name))).toEqual([]);
    expect(token.split('.')).toHaveLength(3);
    // The first part of a token is the same for all of them.
    expect(page).not.toContain(token.split('.')[0]);
  });

  it('is in the language of the company', async () => {
    const person = people.find(({ culture }) => culture === 'pl-PL');
    const cookie = await cookieOf(person?.id ?? '');
    const configuration = await json<Configuration>('/config.json', { 'accept-language': 'pl-PL' });
    const news = configuration.catalogs[0]?.components.find(({ contentType }) => contentType === 3);
    const page = await (await get('/', { cookie })).text();
    expect(plainText(screenOf(page))).toContain(`${news?.listName} `);
    expect(news?.listName).not.toBe('News');
  });

  it('has what its services answered to the person', async () => {
    const [person] = people;
    const cookie = await cookieOf(person?.id ?? '');
    const page = screenOf(await (await get('/catalog/lists/owned', { cookie })).text());
    const texts = plainText(page);
    expect(person?.ownedLists.filter(({ name }) => !texts.includes(name))).toEqual([]);
  });
});

describe('a page of the portal whose services do not answer', () => {
  it('is sent with the tag and the parts that need no service', async () => {
    portal.close();
    portal = await openAcademy(3000);
    // Longer than a test may take.
    await underFault({ mode: 'slow', ms: 600_000 }, async () => {
      const page = await (await get('/')).text();
      const texts = plainText(screenOf(page));
      expect(page).toContain('<lp-catalog-home');
      expect(texts).toContain('E-learning in forty minutes');
      expect(texts).not.toContain('New defibrillator at the library');
    });
  });

  it('is sent without the answers that failed', async () => {
    await underFault({ mode: 'refuse' }, async () => {
      const answer = await get('/');
      const page = await answer.text();
      expect(page).toContain('<lp-catalog-home');
      expect(page).not.toContain('New defibrillator at the library');
    });
  });
});

describe('a page with several elements', () => {
  it('has the first screen of each', async () => {
    const page = await (await get('/demo/intranet.html')).text();
    expect(page.match(/<template shadowrootmode="open">/g)).toHaveLength(2);
    expect(page).toContain('<h2>Find et kursus</h2>');
    expect(plainText(screenOf(page))).toContain('Log ind');
  });
});
