import { describe, expect, it } from 'vitest';
import { tokenProblems } from '../../../src/domain/session/token-problems';

describe('a token', () => {
  it.each([undefined, 'eyJh.eyJz-_.c2ln', 'opaque+/~='])(
    'has no problem if a header can hold it: %s',
    (token) => {
      expect(tokenProblems(token)).toEqual([]);
    },
  );

  it.each([
    ['<!doctype html>\n<html></html>', 'a page of HTML'],
    ['secret token', 'other text'],
    ['secret\n', 'other text'],
    ['hemmelighed-ø', 'other text'],
  ])('has a problem that does not contain it if no header can hold it: %j [O-10 O-11]', (token, actual) => {
    const problems = tokenProblems(token);
    expect(problems).toMatchObject([{ code: 'property', field: 'accessToken', actual }]);
    expect(JSON.stringify(problems)).not.toContain(token.trim());
  });
});
