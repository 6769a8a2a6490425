import type { Offer, OfferClass, Participation } from '../catalog-format';
import { kindOf } from '../catalog/offer-kinds';
import { apiStatus } from '../catalog/status-codes';
import { textIn } from '../catalog/text';
import { nextClass } from '../search/class-choice';
import { foreignLanguage } from '../search/foreign-language';
import { statusReader } from '../search/person-status';
import { type Call, personOf } from './operation';

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
    ...extraInformation(call, offer, offerClass),
    ...(status === undefined ? {} : { status: apiStatus(status) }),
    type: kindOf(offer.type).code,
    activityType: kindOf(offer.type).activity,
    ...(offer.imageId === undefined ? {} : { image: offer.imageId }),
    ...(own === undefined ? {} : { classId: own.offerClass.id }),
    ...(date === undefined ? {} : { nextPeriodDate: date }),
    isArchived: offer.isArchived === true,
    alwaysSendToCourseInfoPage: offer.alwaysSendToCourseInfoPage === true,
    isWithoutSignupAndRegistration: offer.isWithoutSignup === true,
  };
}

function extraInformation({ culture }: Call, offer: Offer, offerClass: OfferClass | undefined) {
  const text = offer.extraInformation ?? offerClass?.place;
  return text === undefined ? {} : { extraInformation: textIn(text, culture) };
}
