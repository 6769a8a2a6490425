import type { BlockSamples } from '../../api/sample/block-samples';
import { sampleActivities } from '../../api/sample/sample-rows';

export const sample: BlockSamples = {
  answers: { targetGroups: sampleActivities },
  makes: ({ query }) => query?.isMandatory === true,
};
