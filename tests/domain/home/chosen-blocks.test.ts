import { expect, it } from 'vitest';
import { chosenBlocks } from '../../../src/domain/home/chosen-blocks';

const blocks = [
  { id: 'a', kind: { name: 'News' } },
  { id: 'B', kind: { name: 'CustomList' } },
];

it.each([
  [undefined, ['a', 'B'], 'A-158'],
  [' , ', ['a', 'B'], 'A-158'],
  ['news', ['a'], 'A-158'],
  [' b ,nothing', ['B'], 'A-158'],
])('the names %j choose the blocks %j [%s]', (...[chosen, ids]) => {
  expect(chosenBlocks(blocks, chosen).map(({ id }) => id)).toEqual(ids);
});
