import { describe, expect, it } from 'vitest';
import {
  arranged,
  isAllHidden,
  noSavedIndex,
  orderEntries,
  shownElements,
  withHidden,
  withShownAt,
  type ArrangedElement,
  type OrderEntry,
} from '../../../src/domain/custom-elements/saved-order';
import { anElement } from './an-element';

const elements = ['a', 'b', 'c', 'd'].map((id) => anElement({ id }));
const entry = (elementId: string, order: number, hidden = false): OrderEntry => ({
  elementId,
  name: '',
  description: '',
  type: 'Link',
  imageId: '',
  order,
  hidden,
});
const written = (list: readonly ArrangedElement[]) =>
  list.map(({ element, isHidden }) => (isHidden ? `(${element.id})` : element.id)).join(' ');

describe('the order of a custom list', () => {
  it('is the source order, with nothing hidden, when nothing is saved [R-ORDER-006]', () => {
    expect(written(arranged(elements, []))).toBe('a b c d');
  });

  it('ascends by saved position, with -1 last [R-ORDER-007 R-ENTITY-026]', () => {
    const saved = [entry('a', noSavedIndex), entry('b', 3), entry('c', 0), entry('d', 1)];
    expect(written(arranged(elements, saved))).toBe('c d b a');
  });

  it('appends elements without a saved position [R-VALID-038]', () => {
    expect(written(arranged(elements, [entry('d', 0), entry('c', 1), entry('gone', 2)]))).toBe('d c a b');
  });

  it('has hidden elements last, whatever their saved position [R-ORDER-004]', () => {
    expect(written(arranged(elements, [entry('a', 0, true), entry('d', 1)]))).toBe('d b c (a)');
  });

  it('contains no hidden element among the shown ones [R-VALID-037]', () => {
    expect(shownElements(arranged(elements, [entry('b', 0, true)])).map(({ element }) => element.id)).toEqual(
      ['a', 'c', 'd'],
    );
  });

  it('reports when all elements are hidden [R-ORDER-005]', () => {
    const hidden = elements.map(({ id }, order) => entry(id, order, true));
    expect(isAllHidden(arranged(elements, hidden))).toBe(true);
    expect([isAllHidden(arranged(elements, hidden.slice(1))), isAllHidden([])]).toEqual([false, false]);
  });

  it('puts an element last when it is hidden, and after the shown ones when it is shown again [R-ORDER-004]', () => {
    const hidden = withHidden(withHidden(arranged(elements, []), 'b', true), 'a', true);
    expect(written(hidden)).toBe('c d (a) (b)');
    expect(written(withHidden(hidden, 'b', false))).toBe('c d b (a)');
  });

  it('gives an element that is shown again a position of its own [R-ORDER-004]', () => {
    const hidden = withHidden(arranged(elements, []), 'b', true);
    expect(written(withShownAt(hidden, 'b', 1))).toBe('a b c d');
    expect(written(withShownAt(hidden, 'b', 3))).toBe('a c d b');
  });
});

describe('the saved order of a custom list', () => {
  it('is read back unchanged [R-ENTITY-024]', () => {
    const before = withHidden(arranged(elements, [entry('d', 0)]), 'a', true);
    expect(arranged(elements, orderEntries(before))).toEqual(before);
  });

  it.each([
    [{ imageId: 'i', wideImageId: 'w' }, 'i'],
    [{ wideImageId: 'w' }, 'w'],
    [{}, ''],
  ])('has for the images %o the image %j [R-ENTITY-025]', (images, imageId) => {
    expect(orderEntries(arranged([anElement({ id: 'a', ...images })], []))[0]?.imageId).toBe(imageId);
  });
});
