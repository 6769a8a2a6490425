import type { Offer, OfferClass, Participation, Person } from '../catalog-format';
import { completedCodes, signedUpCodes } from '../catalog/status-codes';
import type { CourseWord } from './course-words';

/** How somebody is involved in a course. */
export interface CourseState {
  word: CourseWord;
  participation?: Participation;
  /** Signed up or waiting: they can leave, and cannot sign up for another class meanwhile. */
  isIn: boolean;
}

const waiting = 'USEWL';
const words: Readonly<Record<string, CourseWord>> = {
  [waiting]: 'waiting',
  USCE: 'expired',
  USCAE: 'expiresSoon',
  USNC: 'notCompleted',
};

/** The state of a person on a course; a visitor has none (R-STATUS-001 to R-STATUS-016). */
export function courseState(offer: Offer, person: Person | undefined): CourseState {
  const participation = person?.participations.find(({ offerId }) => offerId === offer.id);
  if (participation === undefined) return { word: 'open', isIn: false };
  const { status } = participation;
  const isIn = status === waiting || (signedUpCodes.has(status) && status !== 'USNCal');
  return { word: wordOf(status, isIn), participation, isIn };
}

function wordOf(status: string, isIn: boolean): CourseWord {
  if (completedCodes.has(status)) return 'completed';
  return words[status] ?? (isIn ? 'signedUp' : 'open');
}

/** The status that signing up gives; without one there is no way to sign up. */
export function statusAfterSignUp(
  offer: Offer,
  offerClass: OfferClass | undefined,
  seatsLeft: number,
): string | undefined {
  if (offer.isArchived === true || offer.isWithoutSignup === true) return undefined;
  if (offerClass === undefined) return (offer.classes ?? []).length > 0 ? undefined : 'USES';
  if (seatsLeft > 0) return 'USEAS';
  return offerClass.hasWaitingList === true ? waiting : undefined;
}
