import type { Page } from 'playwright';
import { speakDanish, turnAround } from './acts';
import type { Screen } from './screens';

const openTheFilters = (page: Page) => page.getByRole('button', { name: 'Filters' }).click();

/** Longer than any picture takes. */
const neverMs = 600_000;

/** The see-all pages and my activities (R-OTHER-026..028). */
export const seeAllScreens: Readonly<Record<string, Screen>> = {
  'see-all-news': { path: '/catalog/see-all/News', as: 'participant', shows: 'article' },
  'see-all-target-group': { path: '/catalog/see-all/InTargetGroup', as: 'manager', shows: 'article' },
  'see-all-calendar': { path: '/catalog/see-all/InTargetGroup?st=2', as: 'manager', shows: 'h3, article' },
  'see-all-danish': {
    path: '/catalog/see-all/InTargetGroup',
    as: 'manager',
    shows: 'article',
    act: speakDanish,
  },
  'see-all-list': { path: '/catalog/see-all/CustomList/1', as: 'participant', shows: 'article' },
  'see-all-empty': { path: '/catalog/see-all/TextBlock', as: 'participant', shows: 'h1' },
  'see-all-failed': {
    path: '/catalog/see-all/News',
    as: 'participant',
    shows: 'h1',
    fault: { call: 'catalogPosts', mode: 'refuse' },
  },
  'my-activities': { path: '/catalog/see-all/MyActivities?sat=2', as: 'participant', shows: 'article' },
  'my-activities-calendar': {
    path: '/catalog/see-all/MyActivities?st=2',
    as: 'participant',
    shows: 'article',
  },
  'my-activities-right-to-left': {
    path: '/catalog/see-all/MyActivities',
    as: 'participant',
    shows: '[dir=rtl] article',
    act: turnAround,
  },
  'my-activities-empty': {
    path: '/catalog/see-all/MyActivities?mas=zzxxqq&sat=1',
    as: 'participant',
    shows: 'h1',
  },
  'my-activities-failed': {
    path: '/catalog/see-all/MyActivities',
    as: 'participant',
    shows: 'h1',
    fault: { call: 'allUserActivities', mode: 'refuse' },
  },
  'my-activities-loading': {
    path: '/catalog/see-all/MyActivities',
    as: 'participant',
    shows: 'h1',
    fault: { call: 'allUserActivities', mode: 'slow', ms: neverMs },
    isLoading: true,
  },
  'my-activities-filters': {
    path: '/catalog/see-all/MyActivities',
    as: 'participant',
    shows: 'dialog[open]',
    act: openTheFilters,
    isLayer: true,
    belowPx: 1024,
  },
};
