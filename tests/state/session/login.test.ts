import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  allowLoginRequest,
  loginHref,
  requestListsLogin,
  requestLogin,
  requestLoginOnce,
} from '../../../src/state/session/login';
import { config, freshPortal, page } from '../configured-portal';
import { openElement } from '../element-context';
import { testPortal } from '../test-portal';

const path = '/frontend-shell/authenticate?returnUrl=';
const encoded = encodeURIComponent(page);

beforeEach(() => vi.stubGlobal('location', { href: page, origin: new URL(page).origin, assign: vi.fn() }));
afterEach(() => vi.unstubAllGlobals());

/** The addresses for which the page was left. */
const left = () => (Reflect.get(location, 'assign') as ReturnType<typeof vi.fn>).mock.calls;

describe('a login', () => {
  it('raises an event first, then leaves the page once [A-157]', () => {
    const { context, emit } = openElement();
    requestLogin(context);
    requestLogin(context);
    expect(emit.mock.calls[0]).toEqual(['lp-login-required', { returnUrl: page }]);
    expect(emit).toHaveBeenCalledTimes(2);
    expect(left()).toEqual([[`https://page.example${path}${encoded}`]]);
  });

  it('is left to the page when the page cancels the event [A-157]', () => {
    const portal = testPortal();
    requestLogin(openElement({ portal, allows: false }).context);
    expect(left()).toEqual([]);
    requestLogin(openElement({ portal }).context);
    expect(left()).toHaveLength(1);
  });

  it('raises one event for many refused calls, also when the page cancels it [A-157]', () => {
    const { context, emit } = openElement({ allows: false });
    for (let call = 0; call < 3; call += 1) requestLoginOnce(context);
    expect(emit).toHaveBeenCalledTimes(1);
    // The press of a person on the log-in link counts again.
    requestLogin(context);
    requestLoginOnce(context);
    expect(emit).toHaveBeenCalledTimes(2);
    // Somebody has signed in since: the next refusal is another one.
    allowLoginRequest(context.portal);
    requestLoginOnce(context);
    expect(emit).toHaveBeenCalledTimes(3);
    expect(left()).toEqual([]);
  });

  it('can leave the page again after the browser restores it [A-157]', () => {
    const { context } = openElement();
    requestLogin(context);
    allowLoginRequest(context.portal);
    requestLogin(context);
    expect(left()).toHaveLength(2);
  });

  it('returns to the given address [A-142]', () => {
    const { context, emit } = openElement();
    requestLogin(context, 'https://page.example/lists?id=2&direct=1');
    expect(emit.mock.calls[0]?.[1]).toEqual({ returnUrl: 'https://page.example/lists?id=2&direct=1' });
    expect(left()[0]?.[0]).toBe(
      `https://page.example${path}${encodeURIComponent('https://page.example/lists?id=2&direct=1')}`,
    );
  });

  it.each([
    [{}, `https://page.example${path}${encoded}`],
    [{ portalUrl: 'https://portal.example/' }, `https://portal.example${path}${encoded}`],
  ])('has an address at the portal: %j [R-API-083]', (settings, href) => {
    expect(loginHref(testPortal(), settings)).toBe(href);
  });

  it('can have another path in the configuration [R-API-083 A-088]', async () => {
    const { portal, configurePortal, whenLoaded } = freshPortal();
    configurePortal({ config: { ...config, authenticatePath: '/sign-in' } });
    await whenLoaded();
    expect(loginHref(portal, {})).toBe(`https://page.example/sign-in?returnUrl=${encoded}`);
  });

  it('is requested when an unknown visitor opens lists, and only offered by a single element in a page [R-ROLE-036 A-104]', () => {
    const { context, emit } = openElement();
    requestListsLogin({ ...context, isComposite: false });
    expect(emit).not.toHaveBeenCalled();
    requestListsLogin(context);
    expect(emit.mock.calls).toEqual([['lp-login-required', { returnUrl: page }]]);
    expect(left()).toHaveLength(1);
  });
});
