import type { Offer, OfferType } from '../../catalog-format';
import { type Five, textOf } from '../five';
import { fingerprint } from '../fingerprint';
import type { SubjectOffer } from './offers';
import { pick } from '../pick';

const playableTypes: readonly OfferType[] = [
  'video',
  'pdf',
  'audio',
  'eDesigner',
  'scorm',
  'moodle',
  'externalLink',
];
/** Two ungrouped, two before the course, three after it. */
const UNGROUPED = 2;
const BEFORE = 4;
const MOST = 7;

const before: Five = ['Før kurset', 'Before the course', 'Före kursen', 'Før kurset', 'Przed kursem'];
const after: Five = ['Efter kurset', 'After the course', 'Efter kursen', 'Etter kurset', 'Po kursie'];

/** Gives every second course its materials: the media of its own subject first, others of its area after them (R-ENTITY-065). */
export function withMaterials(offers: readonly SubjectOffer[], ownCount: number): Offer[] {
  const media = offers
    .slice(0, ownCount)
    .filter(({ offer }) => playableTypes.includes(offer.type) && !offer.isArchived);
  return offers.map(({ subject, offer }) => {
    if (offer.type !== 'course' || Number(offer.id) % 2 === 0) return offer;
    return { ...offer, materials: materialsFor(offer, { subject, media }) };
  });
}

function materialsFor(
  offer: Offer,
  { subject, media }: { subject: string; media: readonly SubjectOffer[] },
): NonNullable<Offer['materials']> {
  const related = media.filter((candidate) => candidate.subject === subject);
  const [area] = offer.tags ?? [];
  const ofArea = media.filter((candidate) => candidate.offer.tags?.[0] === area);
  const start = fingerprint(`materials ${offer.id}`);
  const others = Array.from({ length: MOST }, (_, index) =>
    pick(ofArea.length > 0 ? ofArea : media, start + index),
  );
  const ids = [...new Set([...related, ...others].map((candidate) => candidate.offer.id))];
  return {
    ungrouped: ids.slice(0, UNGROUPED),
    groups: [
      { name: textOf(before), ids: ids.slice(UNGROUPED, BEFORE) },
      { name: textOf(after), ids: ids.slice(BEFORE, MOST) },
    ],
  };
}
