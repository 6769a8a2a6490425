import type { APIRequestContext, Page } from '@playwright/test';
import { parseRoute } from '../../../src/domain/navigation/routes';
import { choicesFromQuery } from '../../../src/domain/search/choices-query';
import { searchQuery } from '../../../src/domain/search/search-request';
import { phraseOf, type SearchRoute } from '../../../src/domain/search/search-route';
import { sortInForce } from '../../../src/domain/search/sort';
import { expect, test } from '../support/test';

const steps = 200;
/** A whole fresh page is opened after so many steps; in between the test calls the portal itself. */
const stepsPerFreshPage = 40;
const seed = Number(process.env['SEARCH_WALK_SEED'] ?? Date.now() % 100_000);

/** Numbers from 0 to below 1, the same for the same seed. */
function chance(from: number): () => number {
  let state = from;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/**
 * The titles of all results, including those of earlier days, which an agenda has in a closed part. A search with few
 * results shows the nearest ones below, which are not its own.
 */
const titlesOn = (page: Page) =>
  page
    .locator('article')
    .evaluateAll((rows) =>
      rows
        .filter((row) => !/^Nearest results/.test(row.closest('section')?.innerText ?? ''))
        .map((row) => row.querySelector('[title]')?.getAttribute('title') ?? ''),
    );

interface Configuration {
  services: { search: string };
  catalogs: { id: string }[];
}

interface Answer {
  items: { title: string }[];
  nextPageLink?: string;
}

/** The titles that the portal answers for an address, as many as are shown. */
async function titlesFor(request: APIRequestContext, address: URL, wanted: number): Promise<string[]> {
  const { services, catalogs } = (await (await request.get('/config.json')).json()) as Configuration;
  const route = parseRoute(address.pathname) as SearchRoute;
  const phrase = phraseOf(route);
  const choices = choicesFromQuery(address.search.slice(1), phrase);
  const settings = { listSize: 'Expanded', calendarSize: 'Expanded', defaultView: 'List' } as const;
  const sort = sortInForce(choices.sort, { settings, hasPhrase: phrase !== '' });
  const query = new URLSearchParams(searchQuery({ ...choices, sort }));
  const path = `catalog/${address.searchParams.get('id') ?? catalogs[0]?.id ?? ''}/search${phrase ? '' : '/all'}`;
  let next: string | undefined = `${services.search}${path}?${query}`;
  const titles: string[] = [];
  do {
    const answer = await request.get(next, { headers: { 'accept-language': 'en-GB' } });
    const page = (await answer.json()) as Answer;
    titles.push(...page.items.map(({ title }) => title));
    next = page.nextPageLink;
  } while (next && titles.length < wanted);
  return titles.slice(0, Math.max(wanted, 0));
}

type Step = (page: Page, random: () => number) => Promise<void>;

/** Presses one of several controls. The page may be loading what it shows, so a control that leaves is chosen anew. */
const pressOneOf = async (page: Page, selector: string, random: () => number) => {
  const found = page.locator(selector).filter({ visible: true });
  const chosen = random();
  await expect(async () => {
    const count = await found.count();
    if (count > 0) await found.nth(Math.floor(chosen * count)).click({ timeout: 10_000 });
  }).toPass({ timeout: 120_000 });
};

const walk: Record<string, Step> = {
  filter: (page, random) =>
    pressOneOf(page, 'aside input[type=checkbox]:enabled:not([aria-disabled])', random),
  'filter again': (page, random) =>
    pressOneOf(page, 'aside input[type=checkbox]:enabled:not([aria-disabled])', random),
  chip: (page, random) => pressOneOf(page, 'ul > li > button[aria-label^="Remove filter"]', random),
  sort: async (page, random) => {
    const sorts = page.getByRole('combobox', { name: 'Sort by' });
    const values = await sorts
      .locator('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    await sorts.selectOption(values[Math.floor(random() * values.length)] ?? 'Alphabetical');
  },
  layout: (page, random) => pressOneOf(page, '[role=group][aria-label="Show as"] button', random),
  more: (page, random) => pressOneOf(page, 'button:text-is("Show more")', random),
  back: async (page) => {
    await page.goBack();
  },
  forward: async (page) => {
    await page.goForward();
  },
  phrase: async (page, random) => {
    const field = page.getByRole('banner').getByRole('combobox', { name: /Search for/ });
    await field.fill(['', 'first', 'course', 'data'][Math.floor(random() * 4)] ?? '');
    await field.press('Enter');
  },
  open: async (page, random) => {
    await pressOneOf(page, 'article h3 a', random);
    await page.waitForLoadState();
    await page.goBack();
  },
};

/** Nothing is on its way any more, and the page is still a search. */
async function waitUntilStable(page: Page): Promise<void> {
  if (!/\/catalog\/search/.test(page.url())) await page.goto('/catalog/search-all?id=1');
  await page.waitForFunction(() => {
    const root = document.querySelector('lp-catalog-home')?.shadowRoot;
    const isBusy = root?.querySelector('[aria-busy=true]');
    return root?.querySelector('aside') && !isBusy && root.querySelector('article, [part=state]');
  });
}

const isAgenda = (page: Page): boolean => /st=2/.test(page.url());

/** The first page of the search has 12 results. An agenda has them all, and may have later ones in between. */
const firstPage = 12;

/** An agenda begins today, so it may show any results of the search, but none of others and none twice. */
function expectAgenda(shown: readonly string[], all: readonly string[], description: string): void {
  const rest = [...all];
  for (const title of shown) {
    const at = rest.indexOf(title);
    expect(at, `${description}: ${title}`).not.toBe(-1);
    rest.splice(at, 1);
  }
  for (const title of all.slice(0, firstPage)) expect(shown, description).toContain(title);
}

test(`after each of ${steps} steps through a search, the screen equals a fresh load of the address [O-6 R-SEARCHFLOW-006]`, async ({
  page,
  request,
  context,
}) => {
  test.setTimeout(600_000);
  console.log(`SEARCH_WALK_SEED=${seed}`);
  const random = chance(seed);
  const names = Object.keys(walk);
  const fresh = await context.newPage();
  // The demo's own panel lies over the page, and is no part of what is tested.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => document.querySelector('.fault-panel')?.remove()),
  );
  await page.goto('/catalog/search-all?id=1');
  for (let at = 1; at <= steps; at += 1) {
    await waitUntilStable(page);
    const name = names[Math.floor(random() * names.length)] ?? 'filter';
    await walk[name]?.(page, random);
    await waitUntilStable(page);
    const description = `step ${at}, ${name}, ${page.url()}`;
    await expect(async () => {
      const shown = await titlesOn(page);
      if (isAgenda(page))
        return expectAgenda(shown, await titlesFor(request, new URL(page.url()), Infinity), description);
      const wanted = await titlesFor(request, new URL(page.url()), Math.max(shown.length, 1));
      expect(shown, description).toEqual(wanted);
    }).toPass({ timeout: 30_000, intervals: [20, 50, 100, 200] });
    if (at % stepsPerFreshPage > 0) continue;
    await fresh.goto(page.url());
    await waitUntilStable(fresh);
    const first = await titlesOn(fresh);
    if (!isAgenda(page)) expect((await titlesOn(page)).slice(0, first.length), description).toEqual(first);
  }
});
