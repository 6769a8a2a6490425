import type { Offer, OfferClass, OfferType, Participation } from '../../catalog-format';
import { signedUpCodes } from '../../catalog/status-codes';
import { type Day, addDays } from '../calendar';
import { pick } from '../pick';

const DAYS_BETWEEN_CHANGES = 6;
const PARTS_STEP = 2;

/** One activity for each code of course completion, on a type where it makes sense (R-STATUS-001..016). */
const courseRows = [
  ['USASTS', 'course'],
  ['USCNR', 'conference'],
  ['USEE', 'eLearning'],
  ['USEAS', 'course'],
  ['USES', 'eLearning'],
  ['USCAE', 'course'],
  ['USCE', 'course'],
  ['USNC', 'eLearning'],
  ['UCWC', 'education'],
  ['USCVS', 'course'],
  ['USEWL', 'conference'],
  ['USEU', 'timebooking'],
  ['USNE', 'education'],
  ['USNCal', 'ticketScheme'],
  ['UNSU', 'conversation'],
  ['USC', 'course'],
] as const satisfies readonly (readonly [string, OfferType])[];

const skillCodes = ['USSUN', 'USSSU', 'USSIP', 'USSC', 'USSE', 'USSAA', 'USSAE'] as const;
const planCodes = ['USPUN', 'USPE', 'USPAE', 'USPSU', 'USPIP', 'USPC', 'USPAA'] as const;

/** Every status code once: 16 activities, 7 skills and 7 plans (R-STATUS-001..031). */
export function everyStatus(offers: readonly Offer[], today: Day): Participation[] {
  const rows: [string, OfferType][] = [
    ...courseRows.map(([status, type]): [string, OfferType] => [status, type]),
    ...skillCodes.map((status): [string, OfferType] => [status, 'skill']),
    ...planCodes.map((status): [string, OfferType] => [status, 'plan']),
  ];
  return rows.map(([status, type], index) => {
    const before = rows.slice(0, index).filter(([, earlier]) => earlier === type).length;
    return participation(pick(openOffers(offers, type), before), status, {
      today,
      changed: addDays(today, -index * DAYS_BETWEEN_CHANGES),
    });
  });
}

/** A few activities of a person who uses the portal now and then. */
export function someStatuses(offers: readonly Offer[], today: Day, shift: number): Participation[] {
  const rows: [string, OfferType][] = [
    ['USEAS', 'course'],
    ['USES', 'eLearning'],
    ['USC', 'course'],
    ['USSIP', 'skill'],
    ['USPIP', 'plan'],
  ];
  return rows.map(([status, type], index) =>
    participation(pick(openOffers(offers, type), shift + index), status, {
      today,
      changed: addDays(today, -index * DAYS_BETWEEN_CHANGES - shift),
    }),
  );
}

/** The offers of a type that are not archived. */
export function openOffers(offers: readonly Offer[], type: OfferType): Offer[] {
  return offers.filter((offer) => offer.type === type && !offer.isArchived);
}

function participation(
  offer: Offer,
  status: string,
  { today, changed }: { today: Day; changed: Day },
): Participation {
  const own = classOf(offer, status, today);
  return {
    offerId: offer.id,
    status,
    changed,
    ...(own ? { classId: own.id } : {}),
    ...(offer.parts ? { completedParts: completedParts(status, offer.parts) } : {}),
  };
}

/** A person who is signed up goes to a class that is still ahead, where there is one. */
function classOf({ classes = [] }: Offer, status: string, today: Day): OfferClass | undefined {
  const ahead = signedUpCodes.has(status) ? classes.find(({ start }) => start >= today) : undefined;
  return ahead ?? classes[0];
}

function completedParts(status: string, parts: number): number {
  if (status === 'USPC' || status === 'USPAA') return parts;
  return status === 'USPIP' || status === 'USPAE' ? Math.min(PARTS_STEP, parts - 1) : 0;
}
