import type { BlockSamples } from '../../api/sample/block-samples';
import { namedSamples } from '../../api/sample/sample-rows';

/** The events contain all data of their cards, so that none causes another request. @see A-041 */
export const sample: BlockSamples = {
  answers: {
    continueWhereYouLeft: (texts) =>
      namedSamples(texts).map((one) => ({ id: one.id, eventType: 6, dataJson: JSON.stringify(one) })),
  },
};
