import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, scriptJson } from '../../../src/domain/head/escape-html';
import { decodeEntities } from '../../../src/domain/text/entities';
import { attackTexts } from './attack-texts';

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...attackTexts));

describe('an escaped text', () => {
  it.each([
    ['Tea & cake', 'Tea &amp; cake'],
    ['1 < 2 > 0', '1 &lt; 2 &gt; 0'],
    [`"a" 'b'`, '&quot;a&quot; &#39;b&#39;'],
    ['&amp;', '&amp;amp;'],
    ['Æbler på træer', 'Æbler på træer'],
    ['', ''],
  ])('of %j is %j', (text, escaped) => {
    expect(escapeHtml(text)).toBe(escaped);
  });

  it('has no character that ends an element or an attribute, and reads as the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const escaped = escapeHtml(text);
        expect(escaped).not.toMatch(/[<>"']/);
        expect(decodeEntities(escaped)).toBe(text);
      }),
    );
  });
});

describe('the JSON of a script', () => {
  it.each(attackTexts)('cannot end the script with %j', (text) => {
    const json = scriptJson({ [text]: [text, { text }] });
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  });

  it('cannot end the script, and reads as the value', () => {
    fc.assert(
      fc.property(fc.object({ key: anyText, values: [anyText, fc.integer(), fc.boolean()] }), (value) => {
        const json = scriptJson(value);
        expect(json).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
