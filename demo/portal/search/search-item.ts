import type { Culture, Offer, OfferClass } from '../catalog-format';
import type { LoadedCatalog } from '../catalog/loaded-catalog';
import { kindOf } from '../catalog/offer-kinds';
import { apiStatus } from '../catalog/status-codes';
import { textIn } from '../catalog/text';
import { seatsLeft } from './choices/class-choice';
import { foreignLanguage } from './words/foreign-language';

interface Looked {
  culture: Culture;
  status: string | undefined;
  offerClass: OfferClass | undefined;
  catalog: LoadedCatalog;
}

/** One offer as a result item (R-ENTITY-046); what is not known is left out. */
export function searchItem(offer: Offer, found: Looked) {
  const { culture, status, offerClass } = found;
  const title = textIn(offer.title, culture);
  return {
    id: offer.id,
    type: kindOf(offer.type).code,
    contentType: offer.type,
    title,
    name: title,
    description: textIn(offer.description, culture),
    ...foreignLanguage(offer, culture),
    ...(offer.imageId === undefined ? {} : { image: offer.imageId }),
    archived: offer.isArchived === true,
    isArchived: offer.isArchived === true,
    isMandatory: offer.isMandatory === true,
    isInTargetGroup: offer.isInTargetGroup === true,
    alwaysSendToCourseInfoPage: offer.alwaysSendToCourseInfoPage === true,
    isWithoutSignupAndRegistration: offer.isWithoutSignup === true,
    ...(status === undefined ? {} : { courseCompletionStatus: status, status: apiStatus(status) }),
    ...(offer.media?.scormPackageGuid === undefined
      ? {}
      : { scormPackageGuid: offer.media.scormPackageGuid }),
    ...extraInformation(offer, offerClass, culture),
    ...period(offer),
    ...classFields(offer, found),
  };
}

function extraInformation(offer: Offer, offerClass: OfferClass | undefined, culture: Culture) {
  const text = textIn(offer.extraInformation ?? offerClass?.place ?? '', culture);
  // The name of a class may say where it is.
  const className = offerClass === undefined ? '' : textIn(offerClass.name, culture);
  return className.includes(text) ? {} : { extraInformation: text };
}

function period(offer: Offer) {
  const starts = (offer.classes ?? []).map((offerClass) => offerClass.start).sort();
  const [firstPeriod] = starts;
  const latestPeriod = starts.at(-1);
  return firstPeriod === undefined || latestPeriod === undefined ? {} : { firstPeriod, latestPeriod };
}

function classFields(offer: Offer, { culture, offerClass, catalog }: Looked) {
  if (offerClass === undefined) return offer.date === undefined ? {} : { nextPeriodDate: offer.date };
  const availableSeatsOnClass = seatsLeft(offerClass, catalog);
  return {
    classId: offerClass.id,
    className: textIn(offerClass.name, culture),
    nextPeriodDate: offerClass.start,
    endDate: offerClass.end,
    ...(offerClass.place === undefined ? {} : { location: textIn(offerClass.place, culture) }),
    availableSeatsOnClass,
    isWaitingListActive: offerClass.hasWaitingList === true && availableSeatsOnClass === 0,
  };
}
