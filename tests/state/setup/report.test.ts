import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../src/api/http/failure';
import type { Problem } from '../../../src/domain/setup/problem';
import { addProblems, problemsAtom } from '../../../src/state/portal/problems';
import { openSignedIn } from '../signed-in-portal';

const open = () => {
  const { portal } = openSignedIn({});
  const details = () => portal.store.get(problemsAtom).map(({ detail }) => detail);
  return { portal, details };
};
const problem: Problem = { field: 'config.timeZone', expected: 'a time zone', actual: '"Mars"' };

describe('problems of a page', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
  afterEach(() => vi.restoreAllMocks());

  it('are reported with their field, what was expected and what was there, each once [O-11]', async () => {
    const { portal, details } = open();
    await addProblems(portal, [problem]);
    await addProblems(portal, [problem]);
    expect(details()).toMatchObject([
      { code: 'configuration', ...problem, message: 'config.timeZone: expected a time zone, got "Mars"' },
    ]);
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('contain only the beginning of a long text [O-11]', async () => {
    const { portal, details } = open();
    await addProblems(portal, [{ ...problem, actual: `"${'x'.repeat(500)}"` }]);
    expect(details()[0]?.message.length).toBeLessThan(150);
  });

  it('suggest the allowed value that is most similar [O-11]', async () => {
    const { portal, details } = open();
    await addProblems(portal, [{ ...problem, actual: '"Multipel"', allowed: ['Single', 'Multiple'] }]);
    expect(details()[0]).toMatchObject({ suggestion: 'Multiple' });
    expect(details()[0]?.message).toContain('Did you mean "Multiple"?');
  });

  it('have the code of the failure when an address could not be loaded [O-11]', async () => {
    const { portal, details } = open();
    vi.spyOn(console, 'error').mockReturnValue();
    await addProblems(portal, [new ApiFailure('notFound', 'config-url', 'answered 404')]);
    expect(details()).toMatchObject([{ code: 'not-found', field: 'config-url', actual: 'status 404' }]);
  });
});
