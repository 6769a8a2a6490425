import { describe, expect, it } from 'vitest';
import { allowScormPackage } from '../../../src/api/media/media';
import { openApi } from '../an-api';

const access = (answer: unknown) => {
  const { api, calls } = openApi({ allowScormPackage: answer });
  return { calls, response: allowScormPackage(api, 'guid-1') };
};

describe('access to a package', () => {
  it.each([
    [{ url: 'https://s.example/p', id: 7 }, 'https://s.example/p'],
    [{ data: { Url: 'https://s.example/p', ID: '7' } }, 'https://s.example/p'],
    [{ url: '//s.example/p', id: 7, isAllowed: true }, 'https://s.example/p'],
    [{ url: '/p', id: 7, allowResume: false, accessibleOffline: false }, 'https://elearning.example/p'],
  ])('is granted by %j [R-API-078 R-API-079]', async (answer, url) => {
    const { calls, response } = access(answer);
    expect(await response).toEqual({ url, id: '7' });
    expect(calls).toEqual([['allowScormPackage', { body: { scormPackageGuid: 'guid-1' } }]]);
  });

  it.each([
    [{}, 'forbidden'],
    [{ id: 7 }, 'forbidden'],
    [{ url: 'https://s.example/p', id: 7, access: false }, 'forbidden'],
    [{ url: 'https://s.example/p', id: 7, hasAccess: false }, 'forbidden'],
    [{ data: { url: 'https://s.example/p', id: 7, isAllowed: false } }, 'forbidden'],
    [{ url: 'https://s.example/p', id: 7, accessGranted: false }, 'forbidden'],
    [{ url: 'javascript:alert(1)', id: 7 }, 'malformed'],
    [{ url: 'https://s.example/p' }, 'malformed'],
    [undefined, 'malformed'],
  ])('for %j is %s [O-28]', async (answer, kind) => {
    await expect(access(answer).response).rejects.toMatchObject({ kind, operation: 'allowScormPackage' });
  });

  it('fails without the address in the message, which may contain a ticket [O-10]', async () => {
    await expect(access({ url: 'ftp://s.example/?ticket=abc', id: 7 }).response).rejects.toThrow(
      /^(?!.*ticket)/,
    );
  });
});
