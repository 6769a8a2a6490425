import { compact } from '../../domain/compact';
import * as v from 'valibot';
import { calendarDate } from '../../domain/dates/item-date';
import type { ResultItem } from '../../domain/search/result-item';
import { statusCodeOf } from '../../domain/activities/status/numeric-statuses';
import { code, count, flag, id, itemType, maybeId, maybeText } from '../answers/fields';
import { responseObject } from '../answers/response-object';
import type { Api } from '../http/api';
import { itemImageAddress } from '../host/image-address';

const WireResult = responseObject({
  id,
  type: itemType,
  title: maybeText,
  name: maybeText,
  description: maybeText,
  language: maybeText,
  image: maybeText,
  archived: flag,
  isArchived: flag,
  isMandatory: flag,
  isInTargetGroup: flag,
  courseCompletionStatus: v.optional(code),
  status: v.optional(code),
  nextPeriodDate: maybeText,
  availableSeatsOnClass: count,
  classId: maybeId,
  className: maybeText,
  firstPeriod: maybeText,
  latestPeriod: maybeText,
  isWaitingListActive: flag,
  alwaysSendToCourseInfoPage: flag,
  isWithoutSignupAndRegistration: flag,
  scormPackageGuid: maybeText,
  extraInformation: maybeText,
});

/** The schema of one result row; its numeric type becomes an item type, an unknown one is an error (R-API-015, R-ENTITY-047). */
export const resultItemOf = (api: Pick<Api, 'services'>) =>
  v.pipe(
    WireResult,
    v.transform((wire) => toResultItem(api, wire)),
  );

function toResultItem(api: Pick<Api, 'services'>, wire: v.InferOutput<typeof WireResult>): ResultItem {
  const status =
    wire.courseCompletionStatus === '' ? wire.status : (wire.courseCompletionStatus ?? wire.status);
  return compact({
    id: wire.id,
    type: wire.type,
    title: wire.title ?? wire.name ?? '',
    isArchived: wire.archived || wire.isArchived,
    isMandatory: wire.isMandatory,
    isInTargetGroup: wire.isInTargetGroup,
    hasWaitingList: wire.isWaitingListActive,
    alwaysToCourseInfo: wire.alwaysSendToCourseInfoPage,
    needsNoSignup: wire.isWithoutSignupAndRegistration,
    description: wire.description,
    image: itemImageAddress(api, { type: wire.type, image: wire.image }),
    status: status === undefined || status === '' ? undefined : statusCodeOf(status),
    date: calendarDate(wire),
    availableSeats: wire.availableSeatsOnClass,
    classId: wire.classId,
    className: wire.className,
    firstPeriod: wire.firstPeriod,
    latestPeriod: wire.latestPeriod,
    scormPackageGuid: wire.scormPackageGuid,
    extraInformation: wire.extraInformation,
    language: wire.language,
  });
}
