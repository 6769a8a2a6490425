import { compact } from '../../domain/compact';
import * as v from 'valibot';
import { activityKindOf, type ItemType } from '../../domain/activities/item-types';
import type { HomeItem } from '../../domain/home/home-item';
import { statusCodeOf } from '../../domain/activities/status/numeric-statuses';
import { code, flag, knownItemType, mapped, maybeId, maybeText, text, Unreadable } from '../answers/fields';
import { responseObject } from '../answers/response-object';
import type { Api } from '../http/api';
import { itemImageAddress } from '../host/image-address';

/** A learning space is content without an item type; empty text is no type (R-ENTITY-033). */
export const activityType = v.pipe(
  code,
  mapped((given: string | number) =>
    ['', 'LearningSpace'].includes(String(given)) ? undefined : knownItemType(given),
  ),
);

type TypeSchema = v.GenericSchema<unknown, ItemType | undefined>;

/** The fields of an activity, target-group item, plan, skill or learning space: one set with names that differ (R-ENTITY-028..037). */
export const activityEntries = (type: TypeSchema = activityType) => ({
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

/** The schema of an activity that becomes what a card shows. */
export const activityOf = (api: Api) =>
  v.pipe(
    responseObject(activityEntries()),
    mapped((wire) => toHomeItem(api, wire)),
  );

/**
 * Turns an activity into what a card shows; a missing elementId becomes id, else courseId (R-API-054, A-049).
 *
 * @throws {Unreadable} where it has none of them
 */
export function toHomeItem(api: Api, wire: ActivityFields, defaultType?: ItemType): HomeItem {
  const id = wire.elementId ?? wire.id ?? wire.courseId;
  if (id === undefined) throw new Unreadable('elementId, id or courseId', 'none of them');
  const type = wire.type ?? wire.contentType ?? defaultType;
  return compact({
    id,
    name: wire.name || (wire.title ?? ''),
    openInNewWindow: wire.openInNewWindow,
    isArchived: wire.isArchived,
    needsNoSignup: wire.isWithoutSignupAndRegistration,
    alwaysToCourseInfo: wire.alwaysSendToCourseInfoPage,
    ...(type === undefined ? {} : kindOf(type)),
    ...optionalParts(api, wire, type),
    type,
  });
}

function optionalParts(api: Api, wire: ActivityFields, type: ItemType | undefined) {
  return {
    description: wire.description ?? wire.layoutDescription,
    extraInformation: wire.extraInformation,
    status: readStatus(wire.status),
    image: itemImageAddress(api, { type, image: wire.image ?? wire.imageId }),
    wideImage: itemImageAddress(api, { type, image: wire.wideImage, size: 'large' }),
    navigateUrl: wire.navigateUrl,
    date: wire.nextPeriodDate,
    classId: wire.classId,
    language: wire.language,
  };
}

function kindOf(type: ItemType): Pick<HomeItem, 'kind'> {
  const kind = activityKindOf(type);
  return kind === undefined ? {} : { kind };
}

const readStatus = (wire: string | number | undefined): string | undefined =>
  wire === undefined || wire === '' ? undefined : statusCodeOf(wire);
