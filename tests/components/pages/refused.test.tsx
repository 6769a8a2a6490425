import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AccessDeniedPage } from '../../../src/pages/access-denied/AccessDeniedPage';
import { PlaceholderPage } from '../../../src/pages/placeholder/PlaceholderPage';
import { render } from '../support/render';

const home = page.getByRole('link', { name: 'Go to home page' });

it('the Forbidden page announces that access is denied, and leads home [R-ROLE-037 R-ERROR-045]', async () => {
  const { context } = await render(<AccessDeniedPage />, {
    address: { path: '/catalog/access-denied', query: '' },
  });
  await expect.element(page.getByRole('alert')).toHaveTextContent('You do not have access to this page.');
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
  await home.click();
  expect(context.router.read().path).toBe('/');
});

it('the Forbidden page asks a visitor to log in, which leads home [R-ROLE-037 A-157]', async () => {
  const { emit } = await render(<AccessDeniedPage />, {
    address: { path: '/catalog/access-denied', query: '' },
    session: { login: 'public' },
  });
  await page.getByRole('link', { name: 'Log in' }).click();
  const returnUrl = expect.stringMatching(/^http(?!.*access-denied)/) as string;
  expect(emit).toHaveBeenCalledWith('lp-login-required', { returnUrl });
});

it('the Forbidden page offers no login to a user [R-ROLE-037]', async () => {
  await render(<AccessDeniedPage />);
  await expect.element(home).toBeVisible();
  expect(page.getByRole('link', { name: 'Log in' }).elements()).toEqual([]);
});

it.each([
  ['R-OTHER-038', { name: 'notFound', path: '/catalog/nowhere' }, 'This page does not exist.'],
  ['R-OTHER-036', { name: 'error' }, 'This page could not be shown.'],
] as const)(
  'a page without content says so in its heading, and leads home (case %#) [%s]',
  async (_, route, text) => {
    const { context } = await render(<PlaceholderPage route={route} />, {
      address: { path: '/catalog/nowhere', query: '' },
    });
    await expect.element(page.getByRole('heading', { level: 2, name: text })).toBeVisible();
    await home.click();
    expect(context.router.read().path).toBe('/');
  },
);

const box = page.getByRole('combobox', { name: 'Search for courses and more' });

it.each([
  ['R-OTHER-038', <PlaceholderPage route={{ name: 'notFound', path: '/nowhere' }} />],
  ['R-OTHER-036', <PlaceholderPage route={{ name: 'error' }} />],
  ['R-OTHER-051', <AccessDeniedPage />],
] as const)('a page without content searches for a typed phrase on Enter (case %#) [%s]', async (_, ui) => {
  const { context } = await render(ui, { address: { path: '/catalog/nowhere', query: '' } });
  await box.fill('first aid');
  await userEvent.keyboard('{Enter}');
  expect(context.router.read().path).toBe('/catalog/search/first%20aid');
});

it('a page without content has no search box in a portal without search [R-HEADER-015]', async () => {
  await render(<AccessDeniedPage />, { session: { menu: { showSearchBox: false } } });
  await expect.element(home).toBeVisible();
  expect(box.elements()).toEqual([]);
});
