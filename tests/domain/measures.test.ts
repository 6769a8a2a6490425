import { expect, it } from 'vitest';
import { editListStep, measuresPx, scrollToTopDelayMs, sharePreviewItems } from '../../src/domain/measures';

it.each([
  ['R-CONST-016', measuresPx.filterPanelWidth, 350],
  ['R-CONST-025', editListStep, 30],
  ['R-CONST-027', sharePreviewItems, 14],
  ['R-CONST-035', scrollToTopDelayMs, 10],
])('%s holds %o', (_, measure, value) => {
  expect(measure).toBe(value);
});
