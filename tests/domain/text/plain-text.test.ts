import { expect, it } from 'vitest';
import { plainText } from '../../../src/domain/text/plain-text';

it.each([
  ['<p>First <strong>aid</strong></p><p>for all</p>', 'First aid for all'],
  ['Salt &amp; pepper&nbsp;&#39;now&#39;', "Salt & pepper 'now'"],
  ['1 &lt; 2', '1 < 2'],
  ['C#&rlm; and &lrm;more', 'C# and more'],
  ['&unknown; stays', '&unknown; stays'],
  ['  plain  ', 'plain'],
])('A-124 reads the words of %j as %j', (html, words) => {
  expect(plainText(html)).toBe(words);
});
