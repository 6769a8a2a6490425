import type { OfferType } from '../../catalog-format';
import type { Five } from '../five';
import type { SubjectKind } from '../subjects/subject';

/** The level tags. */
export type Level = 'beginner' | 'intermediate' | 'advanced' | 'refresher' | 'allLevels';

/** The form tags: how one takes part. */
export type Form =
  'classroom' | 'practice' | 'online' | 'meeting' | 'listenOrWatch' | 'read' | 'oneToOne' | 'programme';

/** One way of teaching a subject; its title pattern follows the subject's title after a colon. */
export interface Format {
  key: string;
  type: OfferType;
  level: Level;
  form: Form;
  /** How many of the academy's own offers are made in this format. */
  quota: number;
  /** Left out where the format suits every subject. */
  kinds?: readonly SubjectKind[];
  /** How many classes an offer has at most; left out where there are none. */
  mostClasses?: number;
  /** Days from the first to the last day of a class. */
  days?: number;
  name: Five;
  /** One sentence about taking part. */
  about: Five;
}
