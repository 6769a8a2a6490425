import type { BlockSamples } from '../../api/sample/block-samples';
import { five, sampleActivities } from '../../api/sample/sample-rows';

export const sample: BlockSamples = {
  answers: {
    myInterests: sampleActivities,
    interestTags: (texts) =>
      five((number) => ({
        tagId: `sample-${number}`,
        name: `${texts.interest} ${number}`,
        isSelected: number < 3,
      })),
  },
};
