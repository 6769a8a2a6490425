import type { Page } from '@playwright/test';
import { expectFiveElementsWork } from './support/five-elements-work';
import { expect, test } from './support/test';

type Move = 'move' | 'back' | 'removeAndAdd' | 'copy' | 'hide';

const act = (page: Page, move: Move) =>
  page.evaluate(
    (name) => (window as unknown as { hostMoves: Record<Move, () => unknown> }).hostMoves[name](),
    move,
  );

const results = (page: Page) =>
  page.locator('lp-search').getByRole('heading', { name: 'Results for “first aid”' });

test('elements keep their contents when the page moves them [R-EMBED-037]', async ({ page, host }) => {
  await host.open('mover');
  await expectFiveElementsWork(page);
  await act(page, 'move');
  await expect(results(page)).toBeVisible();
  await act(page, 'back');
  await expect(results(page)).toBeVisible();
  await expect(page.locator('lp-search').getByRole('combobox', { name: /Search for/ })).toHaveValue(
    'first aid',
  );
  await expectFiveElementsWork(page);
});

for (const move of ['removeAndAdd', 'copy', 'hide'] as const) {
  test(`elements work again after a script of the page did ${move} with them [R-EMBED-037]`, async ({
    page,
    host,
  }) => {
    await host.open('mover');
    await expectFiveElementsWork(page);
    await act(page, move);
    await expectFiveElementsWork(page);
  });
}

test('elements work in every body that Turbo swaps in, forward and back [R-EMBED-037 R-EMBED-042]', async ({
  page,
  host,
}) => {
  await host.open('turbo');
  await expectFiveElementsWork(page);
  await page.evaluate(() => Object.assign(window, { isStillTheSamePage: true }));
  await page.getByRole('link', { name: 'Next' }).click();
  await page.waitForURL('**/demo/turbo-next.html');
  await expectFiveElementsWork(page);
  await page.goBack();
  await page.waitForURL('**/demo/turbo.html');
  await expectFiveElementsWork(page);
  expect(await page.evaluate(() => 'isStillTheSamePage' in window)).toBe(true);
});
