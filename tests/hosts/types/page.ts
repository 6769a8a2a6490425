import {
  configure,
  type CatalogConfiguration,
  type LpErrorDetail,
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
search.session = { loginType: 'user', name: 'Robin' };
const services = { search: '/s', frontpage: '/f', elearning: '/e', courses: '/c', system: '/y' };
const config: CatalogConfiguration = { $schema: './config.schema.json', services, catalogs: [{ id: 1 }] };
search.config = config;
// @ts-expect-error -- there is no such content type.
configure({ config: { services, catalogs: [{ id: 1, components: [{ contentType: 'Newz' }] }] } });
// @ts-expect-error -- there is no such field.
search.config = { services, catalogs: [{ id: 1, componets: [] }] };
const codeOf = (detail: LpErrorDetail): string => detail.code;
search.addEventListener('lp-error', ({ detail }) => codeOf(detail));
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
