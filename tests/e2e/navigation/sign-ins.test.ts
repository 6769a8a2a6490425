import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';

interface SignIn {
  id: string;
  /** Nobody for a visitor. */
  name?: string;
  /** The calls of each screen, but for pictures; the portal's own names of them. */
  home: readonly string[];
  search: readonly string[];
  blocks: readonly string[];
  header: readonly string[];
  /** The links of the menu, in their order; none where there is no menu. */
  menu: readonly string[];
  isUser: boolean;
}

const ofEverybody = {
  blocks: [
    'Welcome to Elmvik Academy',
    'Short cuts',
    'News',
    'More short cuts',
    'Our promise',
    'Did you not find it?',
  ],
  home: ['catalogPosts'],
  search: ['categorizedTags', 'searchCatalog'],
};
const ofUsers = {
  home: [
    ...['continueWhereYouLeft', 'catalogMaterialDetails', 'courseInfo', 'groupRoomInfo'],
    ...['customElementsOrder', 'favouriteInfo', 'myActivities', 'myInterests', 'targetGroups'],
  ],
  search: ['favouriteInfo'],
  blocks: ['Continue where you left', 'My activities', 'Chosen for you', 'For your interests'],
};
const lastOfMenu = ['Profile', 'Settings', 'Contact support', 'Change user or sign out'];
const user = {
  home: [...ofEverybody.home, ...ofUsers.home],
  search: [...ofEverybody.search, ...ofUsers.search],
  blocks: [...ofEverybody.blocks, ...ofUsers.blocks],
  header: ['Home', 'My lists'],
  isUser: true,
};
const visitor = { ...ofEverybody, header: ['Home', 'Log in'], menu: [], isUser: false };

/** What the specification gives to each kind of sign-in: getters, blocks, favourite buttons, lists and areas of roles. */
const signIns: readonly SignIn[] = [
  { id: 'R-ROLE-001 R-ROLE-008', name: 'Alex Holm', ...user, menu: ['My activities', ...lastOfMenu] },
  {
    id: 'R-ROLE-025 R-ROLE-026 R-ROLE-028',
    name: 'Robin Dahl',
    ...user,
    menu: [
      'My activities',
      ...['Employees', 'Assignments', 'Activity overview'],
      ...['My classes', 'Group rooms'],
      ...['Users', 'Activities', 'Sign up'],
      ...lastOfMenu,
    ],
  },
  { id: 'R-ROLE-007', name: 'Elmvik Water', ...visitor },
  { id: 'R-ROLE-001 R-ROLE-007', ...visitor },
];

for (const signIn of signIns) {
  test(`${signIn.name ?? 'a visitor'} gets the calls, blocks, menu entries and favourite buttons of the sign-in [${signIn.id}]`, async ({
    page,
    request,
    portal,
  }) => {
    if (signIn.name) await portal.signIn(signIn.name, '/demo/');
    await request.delete('/__calls');
    await page.goto('/');
    const blocks = page.getByRole('main').getByRole('region');
    await expect.poll(async () => sorted(await seenNames(page, blocks))).toEqual(sorted(signIn.blocks));
    await expect.poll(async () => callsOnTheWay(blocks, request)).toEqual(sorted(signIn.home));
    const entries = page.getByRole('banner').getByRole('link');
    await expect.poll(() => namesOf(entries)).toEqual(signIn.header);
    expect(await menuOf(page)).toEqual(signIn.menu);

    await request.delete('/__calls');
    await page.goto('/catalog/search/first%20aid');
    await expect.poll(() => callsOf(request)).toEqual(sorted(signIn.search));
    await expect(page.locator('article').first()).toBeVisible();
    await expect(page.locator('article button[aria-pressed]')).toHaveCount(
      signIn.isUser ? await page.locator('article').count() : 0,
    );

    await page.goto('/catalog/lists/owned');
    if (signIn.isUser) await expect(page.getByRole('tab')).toHaveCount(3);
    else await page.waitForURL('**/frontend-shell/authenticate**');
  });
}

const sorted = (names: readonly string[]): string[] => [...names].sort();

async function callsOf(request: APIRequestContext): Promise<string[]> {
  const { calls } = (await (await request.get('/__calls')).json()) as { calls: { operationId: string }[] };
  const names = calls.map(({ operationId }) => operationId).filter((name) => name !== 'image');
  return sorted([...new Set(names)]);
}

const screenPx = 1500;

/** Goes down the page first, since what is far below comes when somebody is near. */
async function seenNames(page: Page, parts: Locator): Promise<string[]> {
  await page.mouse.wheel(0, screenPx);
  return namesOf(parts);
}

/** From block to block, since one that the wheel has left far behind waits as well. */
async function callsOnTheWay(blocks: Locator, request: APIRequestContext): Promise<string[]> {
  for (const block of await blocks.all()) await block.scrollIntoViewIfNeeded();
  return callsOf(request);
}

const namesOf = (parts: Locator): Promise<string[]> =>
  parts.evaluateAll((nodes) =>
    nodes
      .filter((node) => node.checkVisibility())
      .map((node) => {
        const root = node.getRootNode() as ShadowRoot;
        const label = root.getElementById(node.getAttribute('aria-labelledby') ?? '');
        return label?.textContent ?? node.getAttribute('aria-label') ?? node.textContent;
      }),
  );

async function menuOf(page: Page): Promise<string[]> {
  const button = page.getByRole('button', { name: /^Menu/ });
  if ((await button.count()) === 0) return [];
  await button.click();
  const menu = page.getByRole('dialog', { name: /^Menu/ });
  await expect(menu).toBeVisible();
  return namesOf(menu.getByRole('link'));
}
