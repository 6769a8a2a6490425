import { expect, it } from 'vitest';
import { editListStep, measuresPx, scrollToTopDelayMs, sharePreviewItems } from '../../src/domain/measures';

it.each([
  [measuresPx.filterPanelWidth, 'R-CONST-016', 350],
  [editListStep, 'R-CONST-025', 30],
  [sharePreviewItems, 'R-CONST-027', 14],
  [scrollToTopDelayMs, 'R-CONST-035', 10],
])('the measure %o has the value that the requirement specifies [%s]', (measure, _, value) => {
  expect(measure).toBe(value);
});
