import {
  configure,
  type LpFavouriteChangeEvent,
  type LpSearchElement,
  type PortalSettings,
} from 'lp-catalog/lp-search';
import { discover, start, stop } from 'lp-catalog/loader';
import type {} from 'lp-catalog/iife';

const settings: PortalSettings = {
  configUrl: '/config.json',
  getAccessToken: () => Promise.resolve('token'),
};
configure(settings);
start();
discover(document);
stop();
globalThis.lpCatalog?.configure(settings);

const search = document.createElement('lp-search');
search satisfies LpSearchElement;
search.results = true;
search.theme = 'dark';
search.getAccessToken = () => 'token';
// @ts-expect-error -- an element takes only the values that it understands.
search.theme = 'blue';
// @ts-expect-error -- a token is text.
search.accessToken = 1;
// @ts-expect-error -- the media player's own.
search.mediaId = '1';
search.addEventListener('lp-search', ({ detail }) => detail.phrase.trim());
// @ts-expect-error -- it carries no such thing.
search.addEventListener('lp-search', ({ detail }) => detail.query);
search.addEventListener('click', (event) => event.clientX);

document.addEventListener('lp-navigate', (event) => {
  event.preventDefault();
  location.assign(event.detail.href);
});
const reported = ({ detail }: LpFavouriteChangeEvent): boolean => detail.isFavourite;
document.addEventListener('lp-favourite-change', reported);
document.querySelector('lp-media-player')?.mediaId?.trim();
