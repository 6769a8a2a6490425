import type { ScreenLocation } from './screen-location';

/**
 * Returns the address of the search for a phrase that a form without script sent; undefined for any other address. The
 * phrase moves from the query string to the path.
 */
export function phraseAddress({ route, query, addressOf }: ScreenLocation): string | undefined {
  const params = new URLSearchParams(query);
  const phrase = params.get('phrase')?.trim();
  if (route.name !== 'searchAll' || !params.has('phrase')) return undefined;
  params.delete('phrase');
  return addressOf(phrase ? { name: 'search', phrase } : { name: 'searchAll' }, params.toString());
}
