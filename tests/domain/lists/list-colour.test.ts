import { describe, expect, it } from 'vitest';
import { listColour, listPalette, shownListColour } from '../../../src/domain/lists/list-colour';

const light = (colour: string) =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0);

describe('the colours of lists', () => {
  it('are ten variants of the primary colour, from light to dark [R-CONST-021]', () => {
    const palette = listPalette('#3366cc');
    expect(new Set(palette).size).toBe(10);
    expect(palette.every((colour) => /^#[\da-f]{6}$/.test(colour))).toBe(true);
    expect(palette.map(light)).toEqual(palette.map(light).sort((one, other) => other - one));
    expect(listPalette(' #36C ')).toEqual(palette);
  });

  it('depend only on the primary colour and the name [R-ENTITY-060]', () => {
    expect(listColour('#3366cc', 'Safety')).toBe(listColour('#3366cc', 'Safety'));
    expect(listColour('#3366cc', 'Safety')).not.toBe(listColour('#cc3300', 'Safety'));
    const names = Array.from({ length: 60 }, (_, index) => `List ${index}`);
    expect(new Set(names.map((name) => listColour('#3366cc', name))).size).toBe(10);
  });

  it.each(['', 'blue-ish', '#12', '#12345', 'rgb(1 2 3)'])(
    'use a default for the primary colour %j [R-CONST-022]',
    (primary) => {
      expect(listColour(primary, 'Safety')).toBe('#34495e');
    },
  );

  it('are white for a list without a colour [R-CONST-020]', () => {
    expect([undefined, '', '#123456'].map(shownListColour)).toEqual(['#FFFFFF', '#FFFFFF', '#123456']);
  });
});
