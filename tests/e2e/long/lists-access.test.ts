import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBoth, test } from '../support/test';

const slow = { call: '*', mode: 'slow', ms: 30_000 };
const refusal = { call: '*', mode: 'refuse', status: 503 };
const screens = {
  'the overview': { path: '/catalog/lists/owned', filled: 'article, [role=tabpanel] li a' },
  'a list': { path: '/catalog/list-details/6003', filled: 'article' },
} as const;
/** What the portal does, and what then is on the screen; without it the screen's own rows do. */
const states = {
  loading: { fault: slow, shows: '[aria-busy]' },
  filled: { fault: undefined, shows: undefined },
  empty: { fault: undefined, shows: 'a[href*="search-all"]' },
  failed: { fault: refusal, shows: '[part=root] button:text("Try again")' },
} as const;

/** Lists and their items are there, but nothing is in them. */
async function emptyLists(page: Page): Promise<void> {
  await page.route(/api\/v1\/lists\/(owned|followed|[^/]+\/items)$/, (route) => route.fulfill({ json: [] }));
}

for (const [screen, { path, filled }] of Object.entries(screens))
  for (const [state, { fault, shows }] of Object.entries(states))
    test(`${screen} is accessible: ${state}, in light and dark`, async ({ page, request, portal }) => {
      portal.expectErrors(/status of 503/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await portal.signIn('Alex Holm', '/catalog/access-denied');
      if (state === 'empty') await emptyLists(page);
      if (fault) await request.post('/__faults', { data: fault });
      await page.goto(path);
      await expect(page.locator(shows ?? filled).first()).toBeVisible();
      await expectAccessibleInBoth(page);
      await request.delete('/__faults');
    });

const openList = async (page: Page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/catalog/list-details/6003');
  await expect(page.getByRole('article')).toHaveCount(4);
};

test('the dialogs of a list are accessible in light and dark', async ({ page, portal }) => {
  await portal.signIn('Alex Holm', '/catalog/access-denied');
  await openList(page);
  const edit = page.getByRole('dialog', { name: 'Edit list' });
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(edit).toBeVisible();
  await expectAccessibleInBoth(page);
  await edit.getByRole('button', { name: 'Delete list' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete list?' })).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog', { name: /^Share / })).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('the favourites popup and its new list are accessible in light and dark, and the popup announces its contents', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/catalog/access-denied');
  await openList(page);
  const row = page.getByRole('article').first();
  await row.getByRole('button', { name: /favourites or lists$/ }).click();
  const popup = page.getByRole('dialog', { name: /^Favourites and lists for / });
  await expect(popup.getByRole('checkbox', { name: 'Safety first' })).toBeVisible();
  await expectAccessibleInBoth(page);
  await expect(popup).toMatchAriaSnapshot(`
    - dialog /Favourites and lists for .+/:
      - group:
        - checkbox "My favourites"
        - text: My favourites
        - button "My lists" [expanded]
        - list "My lists":
          - listitem:
            - checkbox "To learn this year"
            - text: To learn this year
          - listitem:
            - checkbox "For the Monday meeting"
            - text: For the Monday meeting
          - listitem:
            - checkbox "Safety first" [checked]
            - text: Safety first
        - button "+ Add new list"
      - button "OK"
  `);
  await popup.getByRole('button', { name: '+ Add new list' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expectAccessibleInBoth(page);
});
