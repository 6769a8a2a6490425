import type { Subject } from './subject';
import { careSubjects } from './subjects/care';
import { childrenSubjects } from './subjects/children';
import { climateSubjects } from './subjects/climate';
import { digitalSubjects } from './subjects/digital';
import { healthSubjects } from './subjects/health';
import { officeSubjects } from './subjects/office';
import { peopleSubjects } from './subjects/people';
import { safetySubjects } from './subjects/safety';
import { serviceSubjects } from './subjects/service';

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
