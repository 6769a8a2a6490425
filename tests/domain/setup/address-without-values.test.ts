import { describe, expect, it } from 'vitest';
import { addressWithoutValues } from '../../../src/domain/setup/address-without-values';

const rows = [
  ['https://portal.example/config.json', 'https://portal.example/config.json'],
  ['https://portal.example/search?q=first+aid&token=secret', 'https://portal.example/search?q=…&token=…'],
  ['https://me:secret@portal.example/a#token=secret', 'https://portal.example/a'],
  ['https://portal.example/a?secret', 'https://portal.example/a?…'],
  ['data:application/json,{}', 'data:…'],
] as const;

describe('an address in a report', () => {
  it.each(rows)('%s has no value of its query and no password [O-10]', (address, shown) => {
    expect(addressWithoutValues(address)).toBe(shown);
  });
});
