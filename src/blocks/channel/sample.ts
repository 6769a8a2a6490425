import type { BlockSamples } from '../../api/sample/block-samples';
import { samplePosts } from '../../api/sample/sample-rows';

export const sample: BlockSamples = {
  answers: { channelPosts: samplePosts },
};
