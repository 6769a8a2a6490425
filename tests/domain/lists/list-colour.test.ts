import { describe, expect, it } from 'vitest';
import { listColour, listPalette, shownListColour } from '../../../src/domain/lists/list-colour';

const light = (colour: string) =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0);

describe('list colours', () => {
  it('R-CONST-021 are ten variants of the primary colour, from light to dark', () => {
    const palette = listPalette('#3366cc');
    expect(new Set(palette).size).toBe(10);
    expect(palette.every((colour) => /^#[\da-f]{6}$/.test(colour))).toBe(true);
    expect(palette.map(light)).toEqual(palette.map(light).sort((one, other) => other - one));
    expect(listPalette(' #36C ')).toEqual(palette);
  });

  it('R-ENTITY-060 depend on the primary colour and the name only', () => {
    expect(listColour('#3366cc', 'Safety')).toBe(listColour('#3366cc', 'Safety'));
    expect(listColour('#3366cc', 'Safety')).not.toBe(listColour('#cc3300', 'Safety'));
    const names = Array.from({ length: 60 }, (_, index) => `List ${index}`);
    expect(new Set(names.map((name) => listColour('#3366cc', name))).size).toBe(10);
  });

  it.each(['', 'blue-ish', '#12', '#12345', 'rgb(1 2 3)'])(
    'R-CONST-022 fall back for the primary colour %j',
    (primary) => {
      expect(listColour(primary, 'Safety')).toBe('#34495e');
    },
  );

  it('R-CONST-020 are white for a list without one', () => {
    expect([undefined, '', '#123456'].map(shownListColour)).toEqual(['#FFFFFF', '#FFFFFF', '#123456']);
  });
});
