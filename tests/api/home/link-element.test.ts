import { expect, it } from 'vitest';
import { linkElement } from '../../../src/api/home/link-element';

const components = [
  null,
  { contentType: 'News' },
  {
    contentType: 'CustomList',
    elements: [
      { customElementId: 7, name: 'All videos', description: 'To see at once' },
      { elementId: 'x', name: 'Short' },
    ],
  },
];

it('a link finds its element by id in every block [R-LINKHEADER-002 A-045]', () => {
  expect(linkElement(components, '7')).toEqual({
    id: '7',
    name: 'All videos',
    description: 'To see at once',
  });
  expect(linkElement(components, 'x')).toEqual({ id: 'x', name: 'Short' });
  expect(linkElement(components, '8')).toBeUndefined();
});
