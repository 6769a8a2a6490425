import { compact } from '../../domain/compact';
import * as v from 'valibot';
import { activityKindOf, type ItemType } from '../../domain/activities/item-types';
import type { HomeItem } from '../../domain/home/home-item';
import { statusCodeOf } from '../../domain/activities/status/numeric-statuses';
import { code, flag, parseItemType, mapped, maybeId, maybeText, text, Unreadable } from '../answers/fields';
import { responseObject } from '../answers/response-object';
import type { Api } from '../http/api';
import { itemImageAddress } from '../media/image-address';
import { detailEntries, detailsOf } from './item-details';

/** The item type of an activity. A learning space has no item type, and empty text is no type. @see R-ENTITY-033 */
export const activityType = v.pipe(
  code,
  mapped((value: string | number) =>
    ['', 'LearningSpace'].includes(String(value)) ? undefined : parseItemType(value),
  ),
);

type TypeSchema = v.GenericSchema<unknown, ItemType | undefined>;

/**
 * The fields of an activity, target-group item, plan, skill or learning space. The responses use different names for
 * the same field.
 * @see R-ENTITY-028..037
 */
export const activityEntries = (type: TypeSchema = activityType) => ({
  ...detailEntries,
  elementId: maybeId,
  id: maybeId,
  courseId: maybeId,
  name: text,
  title: maybeText,
  description: maybeText,
  layoutDescription: maybeText,
  language: maybeText,
  extraInformation: maybeText,
  status: v.optional(code),
  type: v.optional(type),
  contentType: v.optional(type),
  image: maybeText,
  imageId: maybeId,
  wideImage: maybeText,
  navigateUrl: maybeText,
  openInNewWindow: flag,
  classId: maybeId,
  nextPeriodDate: maybeText,
  isArchived: flag,
  alwaysSendToCourseInfoPage: flag,
  isWithoutSignupAndRegistration: flag,
});

export type ActivityFields = v.InferOutput<v.ObjectSchema<ReturnType<typeof activityEntries>, undefined>>;

/** The schema that converts an activity to the content of a card. */
export const activityOf = (api: Api) =>
  v.pipe(
    responseObject(activityEntries()),
    mapped((response) => toHomeItem(api, response)),
  );

/**
 * Converts an activity to the content of a card. Falls back to `id`, then `courseId`, if `elementId` is missing.
 * @throws {Unreadable} if all three are missing
 * @see R-API-054 A-049
 */
export function toHomeItem(api: Api, response: ActivityFields, defaultType?: ItemType): HomeItem {
  const id = response.elementId ?? response.id ?? response.courseId;
  if (id === undefined) throw new Unreadable('elementId, id or courseId', 'none of them');
  const type = response.type ?? response.contentType ?? defaultType;
  return compact({
    id,
    name: response.name || (response.title ?? ''),
    openInNewWindow: response.openInNewWindow,
    isArchived: response.isArchived,
    needsNoSignup: response.isWithoutSignupAndRegistration,
    alwaysToCourseInfo: response.alwaysSendToCourseInfoPage,
    ...(type === undefined ? {} : kindOf(type)),
    ...optionalParts(api, response, type),
    type,
  });
}

function optionalParts(api: Api, response: ActivityFields, type: ItemType | undefined) {
  return {
    description: response.description ?? response.layoutDescription,
    extraInformation: response.extraInformation,
    details: detailsOf(response),
    status: readStatus(response.status),
    image: itemImageAddress(api, { type, image: response.image ?? response.imageId }),
    wideImage: itemImageAddress(api, { type, image: response.wideImage, size: 'large' }),
    navigateUrl: response.navigateUrl,
    date: response.nextPeriodDate,
    classId: response.classId,
    language: response.language,
  };
}

function kindOf(type: ItemType): Pick<HomeItem, 'kind'> {
  const kind = activityKindOf(type);
  return kind === undefined ? {} : { kind };
}

const readStatus = (response: string | number | undefined): string | undefined =>
  response === undefined || response === '' ? undefined : statusCodeOf(response);
