import { cache } from 'react';
import { renderElement } from 'lp-catalog/server';
import { fetchSession, portalAddress } from './portal';

/** The attributes of the tag, on the server and in the browser. */
export const catalogAttributes = () => ({
  'config-url': `${portalAddress()}/config.json`,
  'session-url': '/session.json',
  'portal-url': portalAddress(),
  'base-path': '/courses/',
  lang: 'en-GB',
});

/** Renders the catalog once for each request: the metadata and the page have the same result. */
export const renderCatalog = cache(async (address: string) => {
  const { session, token } = await fetchSession();
  return renderElement('lp-catalog-home', {
    attributes: catalogAttributes(),
    // Not the Host header of the request, which anyone can set.
    url: new URL(address, process.env.SITE),
    session,
    getAccessToken: () => token,
    assets: '/lp-catalog/',
    timeoutMs: 20_000,
  });
});
