import { describe, expect, it } from 'vitest';
import { firstName } from '../../../src/domain/session/first-name';

describe('the first name of a display name', () => {
  it.each([
    ['Alex Holm', 'Alex'],
    ['  Anne-Marie   Lund Holm ', 'Anne-Marie'],
    ['Holm, Alex Emil', 'Alex'],
    ['Łucja', 'Łucja'],
    ['Holm, ', undefined],
    ['alex.holm@elmvik.example', undefined],
    ['user 4711', 'user'],
    ['4711', undefined],
    ['   ', undefined],
    [undefined, undefined],
  ])('of %j is %j', (name, expected) => {
    expect(firstName(name)).toBe(expected);
  });
});
