import { describe, expect, it } from 'vitest';
import { problemMessage } from '../../../src/domain/setup/problem';

const problem = { field: 'config.demo', expected: 'boolean', actual: '"yes"' };

describe('the message of a problem', () => {
  it('names the field, the expected value and the actual value [O-11]', () => {
    expect(problemMessage(problem)).toBe('config.demo: expected boolean, got "yes"');
  });

  it('is the own message of the problem, if it has one [O-11]', () => {
    expect(problemMessage({ ...problem, message: 'Something else.' })).toBe('Something else.');
  });
});
