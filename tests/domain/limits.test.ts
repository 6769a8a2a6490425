import { expect, it } from 'vitest';
import { previewItems } from '../../src/api/sample/sample-rows';
import * as limits from '../../src/domain/limits';
import { tagLimits } from '../../src/domain/search/filters/tag-budget';

it.each([
  [limits.pageSize, 'R-CONST-001', 12],
  [limits.minimumPhraseLength, 'R-CONST-005', 3],
  [limits.batchSize, 'R-CONST-006', 30],
  [limits.firstPage, 'R-CONST-007', 0],
  [limits.listsLoaderDelayMs, 'R-CONST-030', 1000],
  [tagLimits.overall, 'R-CONST-023', { tag: 20, classTag: 10 }],
  [tagLimits.perCategory, 'R-CONST-023', { tag: 7, classTag: 3 }],
  [previewItems, 'R-CONST-032', 5],
])('the limit %o has the value that the requirement specifies [%s]', (limit, _, value) => {
  expect(limit).toEqual(value);
});
