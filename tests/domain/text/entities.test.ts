import { expect, it } from 'vitest';
import { decodeEntities } from '../../../src/domain/text/entities';

it.each([
  ['&aelig;&Oslash;&yuml;', 'æØÿ'],
  ['&nbsp;', '\u00a0'],
  ['&AMP;&amp;', '&&'],
  ['&#229; &#xE5; &#XE5;', 'å å å'],
  ['&#128512;', '😀'],
  ['a&shy;b&#173;c&zwnj;d', 'abcd'],
  ['&unknown; & &; &#; &#x;', '&unknown; & &; &#; &#x;'],
  ['&#1114112;', ''],
  ['&amp;amp;', '&amp;'],
])('the entities of %j decode once to %j [A-124]', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
});
