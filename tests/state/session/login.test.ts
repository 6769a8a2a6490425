import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { config, freshPortal, openPage, page } from '../a-portal';
import { openHost } from '../a-host';

const path = '/frontend-shell/authenticate?returnUrl=';
const encoded = encodeURIComponent(page);

beforeEach(() => void openPage());
afterEach(() => vi.unstubAllGlobals());

const login = () => import('../../../src/state/session/login');
/** The addresses for which the page was left. */
const left = () => (Reflect.get(location, 'assign') as ReturnType<typeof vi.fn>).mock.calls;

describe('a login', () => {
  it('A-157 is announced first, then the page is left once', async () => {
    const { requestLogin } = await login();
    const { host: context, emit } = openHost();
    requestLogin(context.element, {});
    requestLogin(context.element, {});
    expect(emit.mock.calls[0]).toEqual(['lp-login-required', { returnUrl: page }]);
    expect(emit).toHaveBeenCalledTimes(2);
    expect(left()).toEqual([[`https://page.example${path}${encoded}`]]);
  });

  it('A-157 is the page’s own business when the page cancels it', async () => {
    const { requestLogin } = await login();
    requestLogin(openHost({ allows: false }).host.element, {});
    expect(left()).toEqual([]);
    requestLogin(openHost().host.element, {});
    expect(left()).toHaveLength(1);
  });

  it('A-157 is announced once for a burst of refused calls, also when the page cancels it', async () => {
    const { allowLoginRequest, requestLogin, requestLoginOnce } = await login();
    const { host: context, emit } = openHost({ allows: false });
    for (let call = 0; call < 3; call += 1) requestLoginOnce(context.element, {});
    expect(emit).toHaveBeenCalledTimes(1);
    // A person who presses the log-in link is heard again.
    requestLogin(context.element, {});
    requestLoginOnce(context.element, {});
    expect(emit).toHaveBeenCalledTimes(2);
    // Somebody has signed in since: the next refusal is another one.
    allowLoginRequest();
    requestLoginOnce(context.element, {});
    expect(emit).toHaveBeenCalledTimes(3);
    expect(left()).toEqual([]);
  });

  it('A-157 may leave the page again after the browser has restored it', async () => {
    const { allowLoginRequest, requestLogin } = await login();
    const { host: context } = openHost();
    requestLogin(context.element, {});
    allowLoginRequest();
    requestLogin(context.element, {});
    expect(left()).toHaveLength(2);
  });

  it('A-142 comes back to the address that it is asked for', async () => {
    const { requestLogin } = await login();
    const { host: context, emit } = openHost();
    requestLogin(context.element, {}, 'https://page.example/lists?id=2&direct=1');
    expect(emit.mock.calls[0]?.[1]).toEqual({ returnUrl: 'https://page.example/lists?id=2&direct=1' });
    expect(left()[0]?.[0]).toBe(
      `https://page.example${path}${encodeURIComponent('https://page.example/lists?id=2&direct=1')}`,
    );
  });

  it.each([
    [{}, `https://page.example${path}${encoded}`],
    [{ portalUrl: 'https://portal.example/' }, `https://portal.example${path}${encoded}`],
  ])('R-API-083 has its address at the portal: %j', async (settings, href) => {
    expect((await login()).loginHref(settings)).toBe(href);
  });

  it('R-API-083 A-088 may have another path by the configuration', async () => {
    const { configurePortal, settled } = await freshPortal();
    configurePortal({ config: { ...config, authenticatePath: '/sign-in' } });
    await settled();
    expect((await login()).loginHref({})).toBe(`https://page.example/sign-in?returnUrl=${encoded}`);
  });

  it('R-ROLE-036 A-104 is called when lists are opened by nobody known; a piece in somebody’s page only offers it', async () => {
    const { requestListsLogin } = await login();
    const { host: context, emit } = openHost();
    requestListsLogin({ ...context, isComposite: false });
    expect(emit).not.toHaveBeenCalled();
    requestListsLogin(context);
    expect(emit.mock.calls).toEqual([['lp-login-required', { returnUrl: page }]]);
    expect(left()).toHaveLength(1);
  });
});
