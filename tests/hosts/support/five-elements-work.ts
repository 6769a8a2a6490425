import { expect, type Page } from '@playwright/test';

/** Something of each element is seen and used, by role and name, by somebody who is signed in. */
export async function expectFiveElementsWork(page: Page): Promise<void> {
  await homeShowsBlocks(page);
  await searchFinds(page, 'first aid');
  await listsShow(page);
  await mediaPlays(page);
  await favouritesPopupOpens(page);
}

async function homeShowsBlocks(page: Page): Promise<void> {
  const home = page.locator('lp-catalog-home');
  await expect(home.getByRole('region', { name: 'Welcome to Elmvik Academy' })).toBeVisible();
  await expect(home.getByRole('article').first()).toBeVisible();
  await expect(home.getByRole('button', { name: 'Menu of Robin Dahl' })).toBeVisible();
}

/** What somebody types is found. */
export async function searchFinds(page: Page, phrase: string): Promise<void> {
  const search = page.locator('lp-search');
  const box = search.getByRole('combobox', { name: /Search for/ });
  await box.fill(phrase);
  await box.press('Enter');
  await expect(search.getByRole('heading', { name: `Results for “${phrase}”` })).toBeVisible();
  await expect(search.getByRole('article').first()).toBeVisible();
}

async function listsShow(page: Page): Promise<void> {
  const lists = page.locator('lp-lists');
  await expect(lists.getByRole('tab', { name: 'My favourites', selected: true })).toBeVisible();
  await expect(lists.getByRole('article').first()).toBeVisible();
}

async function mediaPlays(page: Page): Promise<void> {
  const player = page.locator('lp-media-player');
  await expect(player.getByRole('heading', { name: 'First aid: short film' })).toBeVisible();
  await expect(player.getByRole('button', { name: 'Play First aid: short film' })).toBeVisible();
}

async function favouritesPopupOpens(page: Page): Promise<void> {
  const element = page.locator('lp-favourites-button');
  await pressFavouriteButton(page);
  const popup = element.getByRole('dialog', { name: 'Favourites and lists for First aid' });
  await expect(popup.getByRole('checkbox', { name: 'My favourites' })).toBeVisible();
  await expect(popup.getByRole('checkbox', { name: 'For the team' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
}

/** A popup closes when the page scrolls, so it is opened when nothing above it is growing any more. */
export async function pressFavouriteButton(page: Page): Promise<void> {
  const favouriteButton = page
    .locator('lp-favourites-button')
    .getByRole('button', { name: /First aid to favourites/ });
  await page.waitForLoadState('networkidle');
  await favouriteButton.scrollIntoViewIfNeeded();
  await favouriteButton.evaluate(isStill);
  await favouriteButton.click();
}

async function isStill(node: Element): Promise<void> {
  const stillFrames = 20;
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
  let top = NaN;
  for (let still = 0; still < stillFrames; still += 1) {
    await nextFrame();
    const now = node.getBoundingClientRect().top;
    if (now !== top) still = 0;
    top = now;
  }
}
