import { describe, expect, it } from 'vitest';
import { ApiFailure, failureKindOf, failureOfStatus } from '../../../src/api/http/failure';

describe('a failed call', () => {
  it('is an error with its operation and reason [A-138]', () => {
    const failure = new ApiFailure('offline', 'listInfo', 'could not be reached');
    expect(failure).toBeInstanceOf(Error);
    expect(failure).toMatchObject({ kind: 'offline', operation: 'listInfo' });
    expect(failure.message).toBe('listInfo: could not be reached');
  });

  it.each([
    [404, 'notFound'],
    [410, 'gone'],
    [403, 'forbidden'],
  ])('has for the status %d the kind %s [A-121]', (status, kind) => {
    expect(failureOfStatus(status, 'catalogMaterial').kind).toBe(kind);
  });

  it('has the kind of a server error for any other error [A-138]', () => {
    expect(failureKindOf(new ApiFailure('gone', 'x', 'y'))).toBe('gone');
    expect(failureKindOf(new Error('x'))).toBe('server');
    expect(failureKindOf('x')).toBe('server');
  });
});
