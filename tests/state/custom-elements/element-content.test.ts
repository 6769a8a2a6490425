import { expect, it } from 'vitest';
import { elementContent } from '../../../src/state/custom-elements/element-content';
import { anElement } from '../../domain/custom-elements/an-element';

const elements = (['Link', 'NextUp', 'LatestCertificate', 'LatestFavorite'] as const).map((type) =>
  anElement({ id: type, type }),
);
const pending = { isPending: true, isError: false };
const failed = { isPending: false, isError: true };
const brought = (data: { name: string } | null) => ({ isPending: false, isError: false, data });

it('a failed type of element notifies, and the other types load [R-BLOCKLOAD-011]', () => {
  const answers = new Map<string, typeof pending>([
    ['NextUp', failed],
    ['LatestCertificate', brought({ name: 'First aid' })],
    ['LatestFavorite', pending],
  ]);
  const { shown, hasFailed, isLoaded } = elementContent(elements, answers);
  expect(shown.map(({ element, state }) => [element.id, state])).toEqual([
    ['Link', 'ready'],
    ['LatestCertificate', 'ready'],
    ['LatestFavorite', 'waiting'],
  ]);
  expect([hasFailed, isLoaded]).toEqual([true, false]);
});

it('a type of element without data removes its elements and is no failure [A-043]', () => {
  const answers = new Map(elements.map(({ type }) => [type as string, brought(null)]));
  const { shown, hasFailed, isLoaded } = elementContent(elements, answers);
  expect(shown.map(({ element }) => element.id)).toEqual(['Link']);
  expect([hasFailed, isLoaded]).toEqual([false, true]);
});
