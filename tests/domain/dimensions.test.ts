import { expect, it } from 'vitest';
import { editListStep, scrollToTopDelayMs, sharePreviewItems } from '../../src/domain/dimensions';

it.each([
  [editListStep, 'R-CONST-025', 30],
  [sharePreviewItems, 'R-CONST-027', 14],
  [scrollToTopDelayMs, 'R-CONST-035', 10],
])('the measure %o has the value that the requirement specifies [%s]', (measure, _, value) => {
  expect(measure).toBe(value);
});
