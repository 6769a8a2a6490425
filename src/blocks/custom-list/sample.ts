import type { BlockSamples } from '../../api/sample/block-samples';
import { nameOf } from '../../api/sample/sample-rows';

export const sample: BlockSamples = {
  answers: {
    customElementsOrder: () => ({ data: [] }),
    nextUp: () => ({}),
    latestCertificate: () => ({}),
    latestListItem: () => ({}),
    lastPlayedMedia: (texts) => ({ name: nameOf(texts, 102, 1) }),
  },
};
