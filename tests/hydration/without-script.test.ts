import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false, locale: 'en-GB' });

for (const width of [320, 1280])
  test(`a reader without script searches, filters, turns the page and opens a media item at ${width} px [R-EMBED-037]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('article').getByRole('link').first()).toBeVisible();
    await main.getByRole('combobox').first().fill('leadership');
    await main.getByRole('combobox').first().press('Enter');
    await expect(page).toHaveURL(/\/catalog\/search\/leadership/);
    await expect(page).toHaveTitle(/^Results for “leadership”/);
    const count = async () => parseInt(await main.getByText(/^\d+ results?$/).innerText());
    const all = await count();
    const rows = main.getByRole('article');
    await page.getByRole('link', { name: /^Show more/ }).click();
    await expect(page).toHaveURL(/pages=2/);
    await expect(rows.nth(12)).toBeVisible();
    const filters = page.getByRole('navigation', { name: 'Filters' });
    await filters.getByText('Type', { exact: true }).click();
    await filters.getByRole('link', { name: /^Video/ }).click();
    await expect(page).toHaveURL(/ty=/);
    await expect.poll(count).toBeLessThan(all);
    const title = rows.first().getByRole('heading').getByRole('link');
    const name = (await title.innerText()).trim();
    await title.click();
    await expect(page).toHaveURL(/\/catalog\/play-media\//);
    await expect(main.getByRole('heading', { name })).toBeVisible();
    await expect.poll(() => page.title()).toContain(name);
  });
