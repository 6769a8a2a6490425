import { compact } from '../../domain/compact';
import * as v from 'valibot';
import { calendarDate } from '../../domain/dates/item-date';
import type { ResultItem } from '../../domain/search/result-item';
import { statusCodeOf } from '../../domain/activities/status/numeric-statuses';
import { code, count, flag, id, itemType, maybeId, maybeText } from '../answers/fields';
import { responseObject } from '../answers/response-object';
import type { Api } from '../http/api';
import { itemImageAddress } from '../media/image-address';

const ResultResponse = responseObject({
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
  endDate: maybeText,
  location: maybeText,
  isWaitingListActive: flag,
  alwaysSendToCourseInfoPage: flag,
  isWithoutSignupAndRegistration: flag,
  scormPackageGuid: maybeText,
  extraInformation: maybeText,
});

/**
 * The schema of one result row. Converts the numeric type to an item type. An unknown type is an error.
 * @see R-API-015 R-ENTITY-047
 */
export const resultItemOf = (api: Pick<Api, 'services'>) =>
  v.pipe(
    ResultResponse,
    v.transform((response) => toResultItem(api, response)),
  );

function toResultItem(
  api: Pick<Api, 'services'>,
  response: v.InferOutput<typeof ResultResponse>,
): ResultItem {
  const status =
    response.courseCompletionStatus === ''
      ? response.status
      : (response.courseCompletionStatus ?? response.status);
  return compact({
    id: response.id,
    type: response.type,
    title: response.title ?? response.name ?? '',
    isArchived: response.archived || response.isArchived,
    isMandatory: response.isMandatory,
    isInTargetGroup: response.isInTargetGroup,
    hasWaitingList: response.isWaitingListActive,
    alwaysToCourseInfo: response.alwaysSendToCourseInfoPage,
    needsNoSignup: response.isWithoutSignupAndRegistration,
    description: response.description,
    image: itemImageAddress(api, { type: response.type, image: response.image }),
    status: status === undefined || status === '' ? undefined : statusCodeOf(status),
    date: calendarDate(response),
    availableSeats: response.availableSeatsOnClass,
    classId: response.classId,
    className: response.className,
    firstPeriod: response.firstPeriod,
    latestPeriod: response.latestPeriod,
    endDate: response.endDate,
    location: response.location,
    scormPackageGuid: response.scormPackageGuid,
    extraInformation: response.extraInformation,
    language: response.language,
  });
}
