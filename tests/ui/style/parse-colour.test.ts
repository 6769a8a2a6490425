import { describe, expect, it } from 'vitest';
import { parseColour } from '../../../src/ui/style/parse-colour';

describe('a colour that an editor chose', () => {
  it.each([
    ['#fff', [255, 255, 255]],
    ['#1a2B3c', [26, 43, 60]],
    [' #e4efec ', [228, 239, 236]],
    ['rgb(1, 20, 255)', [1, 20, 255]],
    ['rgb(1 20 300)', [1, 20, 255]],
  ])('%j has components that a server can read', (text, expected) => {
    expect(parseColour(text)).toEqual(expected);
  });

  it.each(['', 'teal', '#ff', '#12345678', 'rgb(1, 2)', 'rgb(1, 2, 3, 0.5)', 'hsl(1 2% 3%)', '#ggg'])(
    '%j needs a browser',
    (text) => {
      expect(parseColour(text)).toBeUndefined();
    },
  );
});
