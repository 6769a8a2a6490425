import { expect, it } from 'vitest';
import { previewItems } from '../../src/api/sample/sample-rows';
import * as limits from '../../src/domain/limits';
import { tagLimits } from '../../src/domain/search/filters/tag-budget';

it.each([
  ['R-CONST-001', limits.pageSize, 12],
  ['R-CONST-005', limits.minimumPhraseLength, 3],
  ['R-CONST-006', limits.batchSize, 30],
  ['R-CONST-007', limits.firstPage, 0],
  ['R-CONST-030', limits.listsLoaderDelayMs, 1000],
  ['R-CONST-023', tagLimits.overall, { tag: 20, classTag: 10 }],
  ['R-CONST-023', tagLimits.perCategory, { tag: 7, classTag: 3 }],
  ['R-CONST-032', previewItems, 5],
])('%s holds %o', (_, limit, value) => {
  expect(limit).toEqual(value);
});
