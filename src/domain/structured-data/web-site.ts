import { canonicalAddress, type CatalogLocation } from '../head/canonical-address';
import { schemaObject } from './schema-object';
import type { WebSiteObject } from './schema-types';

/** A phrase that its path contains unchanged. */
const placeholder = 'search_term_string';

/** Returns the catalog as a site with a search, for its home screen. @see R-OTHER-018 */
export function webSite(name: string, location: CatalogLocation): WebSiteObject | undefined {
  const searchUrl = canonicalAddress({ name: 'search', phrase: placeholder }, location) ?? '';
  return schemaObject<WebSiteObject>({
    '@type': 'WebSite',
    name: name.trim(),
    url: canonicalAddress({ name: 'home' }, location),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: searchUrl.replace(`/search/${placeholder}`, `/search/{${placeholder}}`),
      },
      'query-input': `required name=${placeholder}`,
    },
  });
}
