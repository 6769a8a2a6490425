import type { Page } from '@playwright/test';

interface Stop {
  path: string;
  /** What is opened there, by what it looks like, since its name is in another language each time. */
  act?: (page: Page) => Promise<void>;
}

const layerButton = 'button[aria-haspopup=dialog]:not([aria-pressed]):visible';
const openFirst = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click();
  await page.locator('dialog[open], [role=dialog]:popover-open').first().waitFor();
};
const openMenu = openFirst('header button[aria-haspopup=dialog]:visible >> nth=-1');
const ownList = '/catalog/list-details/6001';

/** The screens and layers of a learner, each reached without a word of any language (R-OTHER-016..038). */
export const stops: readonly Stop[] = [
  { path: '/', act: openMenu },
  { path: '/', act: openFirst('[data-control=edit]') },
  { path: '/', act: openFirst('[data-interests]') },
  { path: '/catalog/search-all?ty=101&std=2026-03-02&ofs=true' },
  { path: '/catalog/search-all', act: openFirst('aside button[aria-haspopup=dialog][aria-label*=":"]') },
  { path: '/catalog/search/zzxxqq' },
  {
    path: '/catalog/search/first%20aid',
    act: openFirst('article button[aria-haspopup=dialog][aria-pressed]'),
  },
  { path: '/catalog/see-all/MyActivities' },
  { path: '/catalog/lists/followed' },
  { path: '/catalog/lists/owned', act: openFirst(`[role=tabpanel] ${layerButton}`) },
  { path: ownList, act: openFirst(`header ${layerButton}, main ${layerButton} >> nth=0`) },
  { path: '/catalog/play-media/1010/video' },
  { path: '/catalog/play-media-on-course/1131' },
  { path: '/catalog/no-such-page' },
];
