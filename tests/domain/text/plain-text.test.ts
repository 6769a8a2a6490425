import { describe, expect, it } from 'vitest';
import { isLong, shortened } from '../../../src/domain/media/read-more';
import { plainText } from '../../../src/domain/text/plain-text';

it.each([
  ['<p>First <strong>aid</strong></p><p>for all</p>', 'First aid for all'],
  ['Salt &amp; pepper&nbsp;&#39;now&#39;', "Salt & pepper 'now'"],
  ['1 &lt; 2', '1 < 2'],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['C#&rlm; and &lrm;more', 'C# and more'],
  ['&unknown; stays', '&unknown; stays'],
  ['  plain  ', 'plain'],
])('the plain text of %j is %j [A-124]', (html, words) => {
  expect(plainText(html)).toBe(words);
});

describe('the text of HTML', () => {
  it.each([
    ['un<b>do</b>able', 'undoable'],
    ['<span class="a">S</span>afety', 'Safety'],
    ['H<sub>2</sub>O and <a href="/x" title="a > b">li</a>nk', 'H2O and link'],
    ['fire<wbr>wall', 'firewall'],
  ])('is not split by inline elements: %j is %j [R-MEDIA-006 A-124]', (html, words) => {
    expect(plainText(html)).toBe(words);
  });

  it.each([
    ['one<br>two<br/>three', 'one two three'],
    ['<ul><li>one</li><li>two</li></ul>', 'one two'],
    ['<h2>Title</h2>Text<div>more</div>end', 'Title Text more end'],
    ['<table><tr><td>a</td><td>b</td></tr></table>', 'a b'],
    ['<P>one</P><P>two</P>', 'one two'],
  ])('is separated by block elements: %j is %j [A-124]', (html, words) => {
    expect(plainText(html)).toBe(words);
  });

  it.each([
    ['a<!-- no <b>words</b> -->b', 'ab'],
    ['a<!-- never closed', 'a'],
    ['a<style>p { color: red }</style>b', 'ab'],
    ['a<script type="x">if (1 < 2) alert("x")</script>b', 'ab'],
    ['a<SCRIPT>never closed', 'a'],
    ['<!doctype html><?xml x?>a', 'a'],
    ['a<a href="https://cut.off', 'a'],
  ])('excludes what no reader sees: %j is %j [A-124]', (html, words) => {
    expect(plainText(html)).toBe(words);
  });

  it.each([
    ['&aring;r &Oslash;re &#8211; &#x2026;', 'år Øre – …'],
    ['&ldquo;so&rdquo; &mdash; &NBSP;&euro;', '“so” — €'],
    ['co&shy;operate, co&#173;operate', 'cooperate, cooperate'],
    ['&amp;lt;b&amp;gt; &lt;b&gt;', '&lt;b&gt; <b>'],
    ['&#0; &#99999999; &#xffffff;', '&#99999999;'],
  ])('has the characters of entities: %j is %j [A-124]', (html, words) => {
    expect(plainText(html)).toBe(words);
  });

  it('is counted by visible characters, whatever markup is in a word [R-VALID-043 R-MEDIA-006]', () => {
    const html = '<b>a</b>'.repeat(200);
    expect(isLong(plainText(html))).toBe(false);
    expect(shortened(plainText(`${html}<i>b</i>`))).toBe(`${'a'.repeat(200)}…`);
  });
});
