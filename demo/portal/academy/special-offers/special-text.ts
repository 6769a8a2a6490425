import type { OfferType } from '../../catalog-format';
import type { Five } from '../five';
import type { Area } from '../subjects/subject';

/** A special offer; a plain string is in the one language that it names. */
export interface SpecialText {
  type: OfferType;
  area: Area;
  title: Five | string;
  description: Five | string;
  language?: string;
  isMandatory?: boolean;
}
