import { expect, it } from 'vitest';
import { safeAddress } from '../../../src/domain/navigation/link-address';

it.each([
  'https://portal.example/a?b=c:d',
  'http://portal.example',
  '/participant/skills/5?x=a:b',
  'plain/path',
  '#part',
  '?q=a:b',
  'mailto:somebody@portal.example',
  '//portal.example/x',
])('the link address %s is accepted', (address) => {
  expect(safeAddress(address)).toBe(address);
});

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript%3Aalert(1)',
  'java%0Ascript%253Aalert(1)',
  'vbscript:x',
  'data:text/html,x',
  'blob:x',
  '',
  '  ',
])('the link address %j is refused', (address) => {
  expect(safeAddress(address)).toBeUndefined();
});
