/**
 * Returns an address that a report may show: without a user name, a password, a fragment and the values of its query,
 * each of which may hold a secret. Of an address without an origin, such as `data:`, only the scheme is left.
 */
export function addressWithoutValues(address: string): string {
  const { origin, protocol, pathname, searchParams } = new URL(address);
  if (origin === 'null') return `${protocol}…`;
  const names = [...searchParams].map(([name, value]) => (value ? `${encodeURIComponent(name)}=…` : '…'));
  return `${origin}${pathname}${names.length > 0 ? `?${names.join('&')}` : ''}`;
}
