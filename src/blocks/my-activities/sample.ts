import type { BlockSamples } from '../../api/sample/block-samples';
import { sampleActivities } from '../../api/sample/sample-rows';

export const sample: BlockSamples = {
  answers: {
    myActivities: sampleActivities,
    allUserActivities: (texts) => ({ userActivities: sampleActivities(texts) }),
  },
};
