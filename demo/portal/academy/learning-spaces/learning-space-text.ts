import type { Five } from '../five';

/** A learning space: its name and one sentence about it. */
export interface LearningSpaceText {
  name: Five;
  about: Five;
}
