import { afterEach, beforeEach, expect, vi } from 'vitest';

const errors: unknown[][] = [];

// Warnings of React are errors in the console of its development build.
beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...args) => void errors.push(args));
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(errors).toEqual([]);
});
