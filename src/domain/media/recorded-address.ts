/**
 * Returns the address of a page in a form that a server may store: without anything that resembles a token.
 * @see A-122 O-10
 */
export function recordedAddress(address: string): string {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  url.search = withoutTokens(url.search);
  const [route = '', ...query] = url.hash.split('?');
  // Routes after the # have a query of their own. A fragment that is itself a query comes from a login.
  url.hash =
    query.length > 0 ? `${route}${withoutTokens(`?${query.join('?')}`)}` : isRoute(route) ? route : '';
  return url.href;
}

const isRoute = (hash: string): boolean => hash.startsWith('#/');

function withoutTokens(search: string): string {
  const params = [...new URLSearchParams(search)].filter(([name]) => !/token/i.test(name));
  return params.length === 0 ? '' : `?${new URLSearchParams(params).toString()}`;
}
