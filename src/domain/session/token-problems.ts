import type { Problem } from '../setup/problem';

/** Returns a problem if no `Authorization` header can hold the token. The problem does not contain the token. @see O-10 O-11 */
export function tokenProblems(token: string | undefined): Problem[] {
  if (token === undefined || /^[\x21-\x7e]+$/.test(token)) return [];
  return [
    {
      code: 'property',
      field: 'accessToken',
      expected: 'a token without spaces',
      actual: token.trimStart().startsWith('<') ? 'a page of HTML' : 'other text',
    },
  ];
}
