import { expect, it } from 'vitest';
import { loginAddress } from '../../../src/domain/session/login-address';

it('the login address is the authenticate path with the encoded return address [R-OTHER-039 R-API-083]', () => {
  const returnUrl = 'https://portal.example/catalog/search/a%20b?id=4&ta=1#part';
  const address = loginAddress({ origin: 'https://portal.example', returnUrl });
  expect(address).toBe(
    'https://portal.example/frontend-shell/authenticate?returnUrl=' +
      'https%3A%2F%2Fportal.example%2Fcatalog%2Fsearch%2Fa%2520b%3Fid%3D4%26ta%3D1%23part',
  );
  expect(new URL(address).searchParams.get('returnUrl')).toBe(returnUrl);
});

it('the login address uses the sign-in path of the portal when there is one', () => {
  expect(loginAddress({ origin: '', returnUrl: '/', authenticatePath: '/in' })).toBe('/in?returnUrl=%2F');
});
