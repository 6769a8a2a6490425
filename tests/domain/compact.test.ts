import { expect, expectTypeOf, it } from 'vitest';
import { compact, type Loose } from '../../src/domain/compact';

interface Card {
  id: string;
  name?: string;
  seats?: number;
}

it('compact removes fields that are undefined, and no others', () => {
  const card: Card = compact({ id: '1', name: undefined, seats: 0 });
  expect(card).toStrictEqual({ id: '1', seats: 0 });
});

it('compact accepts undefined for optional fields only', () => {
  expectTypeOf<Loose<Card>>().toEqualTypeOf<{
    id: string;
    name?: string | undefined;
    seats?: number | undefined;
  }>();
});

it('compact refuses a misspelt field, a field of another type and a missing field', () => {
  const cards: Card[] = [
    // @ts-expect-error -- misspelt
    compact({ id: '1', nmae: 'A' }),
    // @ts-expect-error -- of another type
    compact({ id: '1', seats: '3' }),
    // @ts-expect-error -- missing
    compact({ name: 'A' }),
  ];
  expect(cards).toHaveLength(3);
});
