import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortDescription } from '../../../src/domain/head/short-description';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('the description of a page', () => {
  it.each([
    ['a short text', 'Learn to help.', 'Learn to help.'],
    ['markup', '<p>Learn <b>to</b> help.</p><p>Now &amp; then</p>', 'Learn to help. Now & then'],
    ['a script in the markup', '<script>attacked()</script><p>Text</p>', 'Text'],
    ['160 characters', 'x'.repeat(160), 'x'.repeat(160)],
    ['a long text', words(100), `${words(32)}…`],
    ['other long text', 'letter '.repeat(50), `${'letter '.repeat(22).trim()}…`],
    ['several marks before the cut', `${'x'.repeat(150)} – ${'y'.repeat(20)}`, `${'x'.repeat(150)}…`],
    ['a word that ends at the limit', `${'x'.repeat(159)} more`, `${'x'.repeat(159)}…`],
    ['a comma before the cut', `${'x'.repeat(150)}, ${'y'.repeat(20)}`, `${'x'.repeat(150)}…`],
    ['one long word', 'x'.repeat(200), `${'x'.repeat(159)}…`],
    ['a long word after a short one', `Go ${'x'.repeat(200)}`, `Go ${'x'.repeat(156)}…`],
    ['characters of two code units', '😀'.repeat(200), `${'😀'.repeat(159)}…`],
    ['no text', '<p> </p>', ''],
  ])('of %s is short and plain', (_, html, description) => {
    expect(shortDescription(html)).toBe(description);
  });

  it('has at most 160 characters, and splits no character', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 60 })), (parts) => {
        const description = shortDescription(parts.join(' '));
        expect(Array.from(description).length).toBeLessThanOrEqual(160);
        expect(description).not.toMatch(/\p{Surrogate}/u);
      }),
    );
  });
});
