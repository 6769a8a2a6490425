import { describe, expect, it, vi } from 'vitest';
import { createTokenKeeper, type GivenToken } from '../../../src/state/session/token';

const nowMs = 1_000_000;
const asks = (...answers: (GivenToken | undefined)[]) => vi.fn(() => Promise.resolve(answers.shift()));

describe('the keeper of the token', () => {
  it('asks before the first call, once, and keeps what it got [O-10]', async () => {
    const ask = asks({ token: 'a' }, { token: 'b' });
    const keeper = createTokenKeeper({ ask }, () => nowMs);
    expect(await Promise.all([keeper.read(), keeper.read()])).toEqual(['a', 'a']);
    expect(await keeper.read()).toBe('a');
    expect(keeper.peek()).toBe('a');
    expect(ask).toHaveBeenCalledOnce();
  });

  it('does not ask about a visitor without a token at every call [O-13]', async () => {
    const ask = asks(undefined, { token: 'a' });
    const keeper = createTokenKeeper({ ask }, () => nowMs);
    expect([await keeper.read(), await keeper.read()]).toEqual([undefined, undefined]);
    expect(ask).toHaveBeenCalledOnce();
    expect(await keeper.renew(undefined)).toBe('a');
  });

  it('asks again after an attempt that failed, and lets no failure out [O-13]', async () => {
    const ask = vi.fn<() => Promise<GivenToken>>();
    ask.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce({ token: 'a' });
    const keeper = createTokenKeeper({ ask }, () => nowMs);
    expect(await keeper.read()).toBeUndefined();
    expect(await keeper.read()).toBe('a');
  });

  it.each([
    [nowMs - 1, true],
    [nowMs, true],
    [nowMs + 1000, true],
    [nowMs + 60_000, false],
    [undefined, false],
  ])('a token that ends at %s is renewed before the call: %s [O-13]', async (expiresAtMs, isRenewed) => {
    const keeper = createTokenKeeper({ ask: asks({ token: 'new' }) }, () => nowMs);
    keeper.set({ token: 'old', expiresAtMs });
    expect(await keeper.read()).toBe(isRenewed ? 'new' : 'old');
  });

  it('renews by one request at a time, and calls meanwhile wait for it [O-13]', async () => {
    let answer: (token: GivenToken) => void = () => {};
    const ask = vi.fn(() => new Promise<GivenToken>((resolve) => (answer = resolve)));
    const keeper = createTokenKeeper({ ask }, () => nowMs);
    keeper.set({ token: 'old' });
    const waiting = [keeper.renew('old'), keeper.renew('old'), keeper.read()];
    answer({ token: 'new' });
    expect(await Promise.all(waiting)).toEqual(['new', 'new', 'new']);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('a call that was refused with an older token gets the present one [O-13]', async () => {
    const ask = asks({ token: 'c' });
    const keeper = createTokenKeeper({ ask }, () => nowMs);
    keeper.set({ token: 'b' });
    expect(await keeper.renew('a')).toBe('b');
    expect(ask).not.toHaveBeenCalled();
    expect(await keeper.renew('b')).toBe('c');
  });

  it('with nobody to ask keeps what it was given [O-10]', async () => {
    const keeper = createTokenKeeper({ ask: undefined }, () => nowMs);
    expect(await keeper.read()).toBeUndefined();
    keeper.set({ token: 'a', expiresAtMs: nowMs - 1 });
    expect(await keeper.read()).toBe('a');
    expect(await keeper.renew('a')).toBeUndefined();
    keeper.set(undefined);
    expect(keeper.peek()).toBeUndefined();
  });
});
