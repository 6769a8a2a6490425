import type { BlockSamples } from '../../api/sample/block-samples';
import { namedSamples } from '../../api/sample/sample-rows';

export const sample: BlockSamples = {
  answers: { manualLearningSpace: namedSamples },
};
