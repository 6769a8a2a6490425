import { expect, test } from '../support/test';

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const { width, height } of sizes)
  test(`a learner sees a greeting and what to continue with, without scrolling, at ${width} by ${height} px [R-HOME-002]`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width, height });
    await portal.signIn('Alex Holm', '/');
    const main = page.getByRole('main');
    await expect(main.getByText('Hello, Alex')).toBeInViewport({ ratio: 1 });
    const row = main.getByRole('region', { name: 'Continue where you left' });
    const card = row.getByRole('article').first();
    await expect(card.getByText('Continue', { exact: true })).toBeVisible();
    await expect(card.getByText('1 minute left')).toBeVisible();
    await expect(card).toBeInViewport({ ratio: 1 });
    const [first, second] = await Promise.all(
      [card, row.getByRole('article').nth(1)].map((one) => one.boundingBox()),
    );
    expect(second?.height).toBe(first?.height);
    if (width < 800) return;
    expect(first?.width).toBeGreaterThan((second?.width ?? 0) * 1.5);
    await expect(main.getByRole('heading', { name: 'My activities', exact: true })).toBeInViewport({
      ratio: 1,
    });
  });

test('what is due next comes first among the activities of a learner [O-20]', async ({ page, portal }) => {
  await portal.signIn('Alex Holm', '/');
  const cards = page.getByRole('region', { name: 'My activities' }).getByRole('article');
  await expect(cards.first()).toContainText(/Due \d/);
  const texts = await cards.allInnerTexts();
  const days = texts.map((text) => /Due (\d\d)\/(\d\d)\/(\d{4})/.exec(text)?.slice(1).reverse().join('-'));
  expect(days).toEqual([...days].sort((one, other) => (one ?? '~').localeCompare(other ?? '~')));
});

test('a visitor is not greeted, and has the top block in its full height', async ({ page }) => {
  await page.goto('/');
  const slide = page.getByRole('main').getByRole('article').first();
  await expect(slide).toBeVisible();
  await expect(page.getByText(/^Hello/)).toHaveCount(0);
  expect((await slide.boundingBox())?.height).toBe(400);
});
