import type { BlockSamples } from '../../api/sample/block-samples';
import { namedSamples } from '../../api/sample/sample-rows';

/** The block shows both lists. Together they have as many samples as another block. */
const skillSamples = 3;

export const sample: BlockSamples = {
  answers: {
    mySkillResponsibility: (texts) => namedSamples(texts).slice(0, skillSamples),
    myPlanResponsibility: (texts) => namedSamples(texts).slice(skillSamples),
  },
};
