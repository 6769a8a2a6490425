import { expect, it } from 'vitest';
import * as limits from '../../src/domain/limits';

it.each([
  ['R-CONST-001', limits.pageSize, 12],
  ['R-CONST-005', limits.minimumPhraseLength, 3],
  ['R-CONST-006', limits.batchSize, 30],
  ['R-CONST-007', limits.firstPage, 0],
  ['R-CONST-030', limits.listsLoaderDelayMs, 1000],
  ['R-CONST-023', limits.tagLimits.overall, { tag: 20, classTag: 10 }],
  ['R-CONST-023', limits.tagLimits.perCategory, { tag: 7, classTag: 3 }],
  ['R-CONST-032', limits.previewItems, 5],
  ['R-CONST-033', limits.dragStart, { delayMs: 200, tolerancePx: 5 }],
  ['R-CONST-034', limits.longPress, { startsAfterMs: 300, cancelsBeyondPx: 30, vibratesMs: 100 }],
  ['R-CONST-035', limits.scrollToTopDelayMs, 10],
])('%s holds %o', (_, limit, value) => {
  expect(limit).toEqual(value);
});
