import type { Person } from '../../../demo/portal/catalog-format';
import type { Viewer } from './render-portal';

/** Returns what a page of a viewer must not contain: the data of all other people, and every token. */
export function foreignTexts(
  viewer: Viewer,
  people: readonly Person[],
  viewers: readonly Viewer[],
): string[] {
  const others = people.filter(({ id }) => id !== viewer.person?.id);
  return [
    ...others.flatMap(({ id, email, name, loginType }) => [
      id,
      ...(email ? [email] : []),
      // Companies and the public have the names of the portal.
      ...(loginType === 'user' ? [name] : []),
    ]),
    ...viewers.flatMap(({ token }) => partsOf(token)),
    // The beginning of each token.
    'eyJ',
  ];
}

/** The whole token, its claims and its signature. All tokens have the same first part. */
const partsOf = (token: string | undefined): string[] =>
  token === undefined ? [] : [token, ...token.split('.').slice(1)];
