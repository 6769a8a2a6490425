import type { Page } from 'playwright';

/* What a person does on a screen before its picture is taken. */

export const favouriteButton = 'button[aria-pressed][aria-haspopup=dialog]';
export const popup = '[role=dialog]:popover-open';
const dialogOpener = 'button[aria-haspopup=dialog]:not([aria-pressed]):visible';

export const openSuggestions = async (page: Page) => {
  await page.locator('[role=combobox]:focus').fill('lea');
};
export const openFilters = async (page: Page) => {
  await page.locator('aside, article').first().waitFor({ state: 'attached' });
  await page.locator(`main ${dialogOpener}`).first().click();
};
export const openShowAll = async (page: Page) => {
  await page.locator('aside button[aria-haspopup=dialog][aria-label*=":"]').first().click();
};
export const openPopup = async (page: Page) => {
  await page.locator(favouriteButton).first().click();
};
export const openNewList = async (page: Page) => {
  await openPopup(page);
  await page.locator(`${popup} ${dialogOpener}`).click();
};
export const openNewListOnPage = async (page: Page) => {
  await page.locator(`[role=tabpanel] ${dialogOpener}`).first().click();
};
export const play = async (page: Page) => {
  await page.locator('main button[aria-label*="raindrop"]:not([aria-pressed])').first().click();
};
export const turnAround = async (page: Page) => {
  await page.locator('lp-catalog-home').evaluate((element) => {
    element.setAttribute('dir', 'rtl');
  });
};

export const openArrange = async (page: Page) => {
  await page.locator('[data-control=edit]').first().click();
};
export const openInterests = async (page: Page) => {
  await page.locator('[data-interests]').first().click();
};
export const speakDanish = async (page: Page) => {
  await page.locator('lp-catalog-home').evaluate((element) => {
    element.setAttribute('lang', 'da-DK');
  });
};

export const openEdit = async (page: Page) => {
  await page.locator('header button[aria-haspopup=dialog]:visible', { hasText: /Edit|Rediger/ }).click();
};
export const openDelete = async (page: Page) => {
  await openEdit(page);
  await page.locator('dialog[open] footer button').first().click();
};
export const openShare = async (page: Page) => {
  await page.locator('button[aria-haspopup=dialog]:visible', { hasText: /Share|Del/ }).click();
};
export const openRowMenu = async (page: Page) => {
  await page.locator('article a').first().press('ContextMenu');
};
export const removeFirst = async (page: Page) => {
  await page.locator('[data-control^=remove]').first().click();
};
