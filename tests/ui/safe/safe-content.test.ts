import { expect, it } from 'vitest';
import { safeContent } from '../../../src/ui/safe/safe-content';

// Without a browser no sanitiser can be loaded.
it.each([
  ['<p>Chemistry</p>', 'Chemistry'],
  ['<p onclick="x()">One <b>two</b></p>', 'One  two'],
  ['<script>x()</script>a', 'a'],
  ['a<style>p {}', 'a'],
  ['a&nbsp;b', 'a b'],
  ['1 < 2', '1 < 2'],
])('without a sanitiser, %s shows its words [A-124]', async (html, words) => {
  expect(await safeContent(html)).toBe(words);
});
