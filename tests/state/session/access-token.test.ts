import { describe, expect, it, vi } from 'vitest';
import { createTokenKeeper, type IssuedToken } from '../../../src/state/session/access-token';

const nowMs = 1_000_000;
const tokens = (...answers: (IssuedToken | undefined)[]) => vi.fn(() => Promise.resolve(answers.shift()));

describe('the token of the session', () => {
  it('is fetched once before the first call, and not again [O-10]', async () => {
    const fetchToken = tokens({ token: 'a' }, { token: 'b' });
    const keeper = createTokenKeeper({ fetchToken: fetchToken }, () => nowMs);
    expect(await Promise.all([keeper.read(), keeper.read()])).toEqual(['a', 'a']);
    expect(await keeper.read()).toBe('a');
    expect(keeper.peek()?.token).toBe('a');
    expect(fetchToken).toHaveBeenCalledOnce();
  });

  it('is not fetched at every call for a visitor without a token [O-13]', async () => {
    const fetchToken = tokens(undefined, { token: 'a' });
    const keeper = createTokenKeeper({ fetchToken: fetchToken }, () => nowMs);
    expect([await keeper.read(), await keeper.read()]).toEqual([undefined, undefined]);
    expect(fetchToken).toHaveBeenCalledOnce();
    expect(await keeper.renew(undefined)).toBe('a');
  });

  it('is fetched again after a failure, which is not thrown [O-13]', async () => {
    const fetchToken = vi.fn<() => Promise<IssuedToken>>();
    fetchToken.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce({ token: 'a' });
    const keeper = createTokenKeeper({ fetchToken: fetchToken }, () => nowMs);
    expect(await keeper.read()).toBeUndefined();
    expect(await keeper.read()).toBe('a');
  });

  it.each([
    [nowMs - 1, true],
    [nowMs, true],
    [nowMs + 1000, true],
    [nowMs + 60_000, false],
    [undefined, false],
  ])('that ends at %s is renewed before the call: %s [O-13]', async (expiresAtMs, isRenewed) => {
    const keeper = createTokenKeeper({ fetchToken: tokens({ token: 'new' }) }, () => nowMs);
    keeper.set({ token: 'old', expiresAtMs });
    expect(await keeper.read()).toBe(isRenewed ? 'new' : 'old');
  });

  it('is renewed by one request at a time, and calls wait for it [O-13]', async () => {
    let answer: (token: IssuedToken) => void = () => {};
    const fetchToken = vi.fn(() => new Promise<IssuedToken>((resolve) => (answer = resolve)));
    const keeper = createTokenKeeper({ fetchToken }, () => nowMs);
    keeper.set({ token: 'old' });
    const waiting = [keeper.renew('old'), keeper.renew('old'), keeper.read()];
    answer({ token: 'new' });
    expect(await Promise.all(waiting)).toEqual(['new', 'new', 'new']);
    expect(fetchToken).toHaveBeenCalledOnce();
  });

  it('is the current one for a call that was refused with an older one [O-13]', async () => {
    const fetchToken = tokens({ token: 'c' });
    const keeper = createTokenKeeper({ fetchToken: fetchToken }, () => nowMs);
    keeper.set({ token: 'b' });
    expect(await keeper.renew('a')).toBe('b');
    expect(fetchToken).not.toHaveBeenCalled();
    expect(await keeper.renew('b')).toBe('c');
  });

  it('stays when the page has no way to renew it [O-10]', async () => {
    const keeper = createTokenKeeper({ fetchToken: undefined }, () => nowMs);
    expect(await keeper.read()).toBeUndefined();
    keeper.set({ token: 'a', expiresAtMs: nowMs - 1 });
    expect(await keeper.read()).toBe('a');
    expect(await keeper.renew('a')).toBeUndefined();
    keeper.set(undefined);
    expect(keeper.peek()).toBeUndefined();
  });
});
