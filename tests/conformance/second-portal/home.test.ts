import { home, interests, responsibility, seeAll, shortcuts, visitorHome } from './expected';
import { expect, test } from './visit';

/** One event of the portal leads to a group room that is gone. */
const goneRoom = /groupRoomInfo: answered 404|status of 404/;

test.describe('the home page of a second portal', () => {
  test.use({ viewport: { width: 1280, height: 12_000 } });

  test('shows every block of a participant, in order and with its items [R-HOME-001 O-19]', async ({
    visit,
  }) => {
    visit.expectLines(goneRoom);
    const page = await visit.as('anna', '/');
    const named = home.filter(({ title }) => title !== null);
    for (const { title, first, count } of named) {
      const block = page.getByRole('region', { name: title ?? '', exact: true });
      if (first) await expect(block.getByRole('article').filter({ hasText: first }).first()).toBeVisible();
      await expect(block.getByRole('article')).toHaveCount(count);
    }
    const titles = await page
      .getByRole('region')
      .evaluateAll((blocks) =>
        blocks.map(
          (block) => block.getAttribute('aria-label') ?? block.querySelector('h2, h3')?.textContent ?? '',
        ),
      );
    const order = named.map(({ title }) => titles.indexOf(title ?? ''));
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });

  test('shows a manager the responsibility block and the saved order of the cards [R-ROLE-024 A-040]', async ({
    visit,
  }) => {
    const page = await visit.as('bo', '/');
    const block = page.getByRole('region', { name: responsibility.title ?? '' });
    await expect(block.getByRole('article')).toHaveCount(responsibility.count);
    await expect(block.getByText(/\b0 requests?\b/)).toHaveCount(0);
    const cards = page
      .getByRole('region', { name: shortcuts.title })
      .getByRole('article')
      .getByRole('heading');
    // His certificate call answers 204: an element without data leaves its place.
    const shown = shortcuts.bo.filter((name) => name !== 'Seneste bevis');
    await expect(cards).toHaveText(shown);
  });

  test('shows a visitor the public blocks and links only [A-014 R-ROLE-003]', async ({ visit }) => {
    const page = await visit.as('nobody', '/');
    await expect(
      page.getByRole('region', { name: shortcuts.title }).getByRole('heading', { level: 4 }),
    ).toHaveText(shortcuts.visitor);
    for (const title of visitorHome)
      await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Mine aktiviteter' })).toHaveCount(0);
  });
});

test('see-all of news loads the next page without a gap or a repeat [R-SEEALL-023 A-037]', async ({
  visit,
}) => {
  const page = await visit.as('anna', '/catalog/see-all/News');
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.getByRole('button', { name: /show more/i }).click();
  await expect(page.getByRole('article')).toHaveCount(seeAll.news);
  const titles = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(new Set(titles).size).toBe(seeAll.news);
});

for (const { name, count, titles } of shortcuts.links) {
  test(`the prepared search “${name}” keeps its filters [R-OTHER-020 R-OTHER-028 A-044]`, async ({
    visit,
  }) => {
    visit.expectLines(goneRoom);
    const page = await visit.as('anna', '/');
    await page.getByRole('region', { name: shortcuts.title }).getByRole('link', { name }).click();
    await expect(page.getByRole('article')).toHaveCount(count);
    for (const title of titles) await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });
}

test('the interests dialog offers every tag and ticks those that are chosen [R-API-064]', async ({
  visit,
}) => {
  const page = await visit.as('anna', '/catalog/see-all/MyInterests');
  await page.getByRole('button', { name: 'Change interests' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'My interests' });
  for (const name of interests.all) {
    const box = dialog.getByRole('checkbox', { name, exact: true });
    await expect(box).toBeChecked({ checked: interests.chosen.includes(name) });
  }
});
