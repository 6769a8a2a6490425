import type { OfferType } from '../catalog-format';

interface OfferKind {
  /** The code in the API (R-ENTITY-051); plans and skills have none and travel under their name. */
  code: number | string;
  /** The kind of activity (R-ENTITY-054). */
  activity: 'Course' | 'Skill' | 'Plan';
  /** The system type of my activities (R-STATUS-056). */
  systemType?: number;
  isMedia?: true;
  /** The completion code of somebody who has nothing to do with the offer; media and articles have no status. */
  untouched?: string;
}

/** What the API and the rules need to know about each item type (R-ENTITY-053). */
const offerKinds = {
  course: { code: 101, activity: 'Course', systemType: 1, untouched: 'UNSU' },
  eLearning: { code: 102, activity: 'Course', systemType: 2, untouched: 'UNSU' },
  conference: { code: 103, activity: 'Course', systemType: 3, untouched: 'UNSU' },
  ticketScheme: { code: 104, activity: 'Course', untouched: 'UNSU' },
  timebooking: { code: 105, activity: 'Course', systemType: 5, untouched: 'UNSU' },
  education: { code: 106, activity: 'Course', systemType: 6, untouched: 'UNSU' },
  conversation: { code: 107, activity: 'Course', systemType: 9, untouched: 'UNSU' },
  scorm: { code: 201, activity: 'Course', isMedia: true },
  video: { code: 202, activity: 'Course', isMedia: true },
  pdf: { code: 203, activity: 'Course', isMedia: true },
  moodle: { code: 204, activity: 'Course', isMedia: true },
  audio: { code: 205, activity: 'Course', isMedia: true },
  eDesigner: { code: 206, activity: 'Course', isMedia: true },
  externalLink: { code: 207, activity: 'Course', isMedia: true },
  article: { code: 400, activity: 'Course' },
  plan: { code: 'plan', activity: 'Plan', systemType: 11, untouched: 'USPUN' },
  skill: { code: 'skill', activity: 'Skill', systemType: 10, untouched: 'USSUN' },
} as const satisfies Record<OfferType, OfferKind>;

/** What is known about an item type. */
export function kindOf(type: OfferType): OfferKind {
  return offerKinds[type];
}

/** The item types with their codes, in the order of the table. */
export const offerTypes = Object.keys(offerKinds).filter(isOfferType);

/** The item type of a code or a name in any case, as callers send it. */
export function readOfferType(value: string): OfferType | undefined {
  const wanted = value.toLowerCase();
  return offerTypes.find(
    (type) => type.toLowerCase() === wanted || String(offerKinds[type].code).toLowerCase() === wanted,
  );
}

function isOfferType(name: string): name is OfferType {
  return name in offerKinds;
}
