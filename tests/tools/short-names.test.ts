import { describe, expect, it } from 'vitest';
import { renameInCode, renameInCss, shortNames } from '../../tools/styles/short-names.mjs';

describe('short names of classes', () => {
  it('gives the shortest names to the classes that are used most', () => {
    const classes = Array.from({ length: 30 }, (_, index) => `p-${index}`);
    const names = shortNames([...classes, 'p-29', 'p-29', 'p-28']);
    expect([names.get('p-29'), names.get('p-28')]).toEqual(['a', 'b']);
    expect(new Set(names.values()).size).toBe(30);
  });

  it('does not depend on the order of the classes, so that two builds are equal', () => {
    const classes = ['flex', 'p-2', 'md:flex', 'p-2'];
    expect(shortNames([...classes].reverse())).toEqual(shortNames(classes));
  });

  it.each([
    ['.flex{display:flex}', '.a{display:flex}'],
    [
      '@container lp (min-width:767.98px){.md\\:p-0\\.5{padding:2px}}',
      '@container lp (min-width:767.98px){.b{padding:2px}}',
    ],
    ['.group:hover .group-hover\\:flex{display:flex}', '.group:hover .c{display:flex}'],
    ['.scrim{background:rgb(8 16 24 / .88)}', '.scrim{background:rgb(8 16 24 / .88)}'],
  ])('renames the selectors of %s and nothing else', (css, expected) => {
    const names = new Map([
      ['flex', 'a'],
      ['md:p-0.5', 'b'],
      ['group-hover:flex', 'c'],
    ]);
    expect(renameInCss(css, names)).toBe(expected);
  });

  it('replaces each call in a script by a literal, and keeps names that have no rule', () => {
    const names = new Map([['flex', 'a']]);
    expect(renameInCode("const one = tw('flex  group'), two = tw(\n  'flex',\n);", names)).toBe(
      'const one = "a group", two = "a";',
    );
  });
});
