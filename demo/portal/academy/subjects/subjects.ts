import type { Subject } from './subject';
import { careSubjects } from './care';
import { childrenSubjects } from './children';
import { climateSubjects } from './climate';
import { digitalSubjects } from './digital';
import { healthSubjects } from './health';
import { officeSubjects } from './office';
import { peopleSubjects } from './people';
import { safetySubjects } from './safety';
import { serviceSubjects } from './service';

/** Everything the academy teaches, the areas taken in turn. */
export const subjects: readonly Subject[] = [
  ...healthSubjects,
  ...safetySubjects,
  ...digitalSubjects,
  ...peopleSubjects,
  ...careSubjects,
  ...childrenSubjects,
  ...officeSubjects,
  ...climateSubjects,
  ...serviceSubjects,
];
