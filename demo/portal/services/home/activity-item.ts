import type { Offer, OfferClass, Participation } from '../../catalog-format';
import { kindOf } from '../../catalog/offer-kinds';
import { addDays } from '../../academy/calendar';
import { apiStatus, signedUpCodes } from '../../catalog/status-codes';
import { textIn } from '../../catalog/text';
import { nextClass, seatsLeft } from '../../search/choices/class-choice';
import { foreignLanguage } from '../../search/words/foreign-language';
import { statusReader } from '../../search/person-status';
import { type Call, personOf } from '../operation';

/** One activity of a home block or see-all page (R-ENTITY-028), with the person's status. */
export function activityItem(call: Call, offer: Offer, participation?: Participation) {
  const { culture } = call;
  const { catalog } = call.data;
  const own = participation?.classId === undefined ? undefined : catalog.classes.get(participation.classId);
  const offerClass = own?.offerClass ?? nextClass(offer, catalog);
  const status = participation?.status ?? statusReader(personOf(call))(offer);
  const date = offerClass?.start ?? offer.date;
  return {
    elementId: offer.id,
    id: offer.id,
    name: textIn(offer.title, culture),
    description: textIn(offer.description, culture),
    ...foreignLanguage(offer, culture),
    ...extraInformation(offer.extraInformation, culture),
    ...(status === undefined ? {} : { status: apiStatus(status) }),
    type: kindOf(offer.type).code,
    activityType: kindOf(offer.type).activity,
    ...(offer.imageId === undefined ? {} : { image: offer.imageId }),
    ...(own === undefined ? {} : { classId: own.offerClass.id }),
    ...(date === undefined ? {} : { nextPeriodDate: date }),
    ...deadlineOf(offer, participation),
    ...(offerClass === undefined ? {} : classDetails(offerClass, call)),
    isArchived: offer.isArchived === true,
    alwaysSendToCourseInfoPage: offer.alwaysSendToCourseInfoPage === true,
    isWithoutSignupAndRegistration: offer.isWithoutSignup === true,
  };
}

function extraInformation(text: Offer['extraInformation'], culture: Call['culture']) {
  return text === undefined ? {} : { extraInformation: textIn(text, culture) };
}

const daysForELearning = 30;

/** E-learning that was begun is to be completed within a month (O-20). */
function deadlineOf({ type }: Offer, participation: Participation | undefined) {
  if (type !== 'eLearning' || !participation || !signedUpCodes.has(participation.status)) return {};
  return { deadline: addDays(participation.changed, daysForELearning) };
}

const minuteMs = 60_000;

/** Details of a class that people choose by. A class of several days has a period instead of a duration. */
function classDetails(offerClass: OfferClass, { culture, data: { catalog } }: Call) {
  const { start, end, place } = offerClass;
  const minutes = (Date.parse(end) - Date.parse(start)) / minuteMs;
  return {
    startDate: start,
    endDate: end,
    ...(place === undefined ? {} : { location: textIn(place, culture) }),
    seatsLeft: seatsLeft(offerClass, catalog),
    ...(minutes > 0 && minutes < 24 * 60 ? { durationMinutes: minutes } : {}),
  };
}
