import { describe, expect, it } from 'vitest';
import {
  selectionChange,
  withFavouriteToggled,
  withListSelected,
  type Selection,
} from '../../../src/domain/favourites/staged-selection';

const saved: Selection = { isFavourite: false, lists: ['1', '2'] };

describe('the ticks of the favourites popup', () => {
  it('invert the favourite flag when toggled [R-FAV-004]', () => {
    expect(withFavouriteToggled(saved).isFavourite).toBe(true);
    expect(withFavouriteToggled(withFavouriteToggled(saved))).toEqual(saved);
  });

  it('include a new list once [R-FAV-007]', () => {
    const staged = withListSelected(saved, '9', true);
    expect(staged.lists).toEqual(['1', '2', '9']);
    expect(withListSelected(staged, '9', true).lists).toEqual(['1', '2', '9']);
  });
});

describe('OK in the favourites popup', () => {
  it('sends what was ticked and unticked, and nothing else [R-FAV-008 A-097]', () => {
    const staged = withListSelected(withListSelected(withFavouriteToggled(saved), '1', false), '3', true);
    expect(selectionChange(saved, staged)).toEqual({
      favourite: true,
      addToLists: ['3'],
      removeFromLists: ['1'],
    });
    expect(selectionChange({ ...saved, isFavourite: true }, saved).favourite).toBe(false);
  });

  it('sends nothing when nothing changed [A-096]', () => {
    const there = withListSelected(saved, '3', true);
    const back = withListSelected(there, '3', false);
    expect(selectionChange(saved, back)).toEqual({
      favourite: undefined,
      addToLists: [],
      removeFromLists: [],
    });
  });
});
