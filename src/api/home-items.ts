import * as v from 'valibot';
import { activityKindOf, itemTypeOf, type ItemType } from '../domain/activity/item-types';
import type { HomeItem } from '../domain/content/home-item';
import { statusCodeOf } from '../domain/status/numeric-statuses';
import { flag, maybeId, maybeText, text } from './answers';
import type { Api } from './api';
import { imageAddress } from './image-address';

const code = v.union([v.string(), v.number()]);

/** An activity, target-group item, plan, skill or learning space: one shape with names that differ (R-ENTITY-028..037). */
export const WireActivity = v.object({
  elementId: maybeId,
  id: maybeId,
  courseId: maybeId,
  name: text,
  title: maybeText,
  description: maybeText,
  layoutDescription: maybeText,
  language: maybeText,
  extraInformation: maybeText,
  status: v.nullish(code),
  type: v.nullish(code),
  contentType: v.nullish(code),
  image: maybeText,
  imageId: maybeText,
  wideImage: maybeText,
  navigateUrl: maybeText,
  openInNewWindow: flag,
  classId: maybeId,
  nextPeriodDate: maybeText,
  isArchived: flag,
  alwaysSendToCourseInfoPage: flag,
  isWithoutSignupAndRegistration: flag,
});

export type WireActivity = v.InferOutput<typeof WireActivity>;

/** Turns an activity into what a card shows; a missing elementId becomes id, else courseId (R-API-054, A-049). */
export function toHomeItem(api: Api, wire: WireActivity, defaultType?: ItemType): HomeItem {
  const id = wire.elementId ?? wire.id ?? wire.courseId;
  if (id === undefined) throw new Error('expected elementId, id or courseId, got none');
  const type = typeOf(wire) ?? defaultType;
  const known = Object.entries({ ...optionalParts(api, wire), type }).filter(
    ([, value]) => value !== undefined,
  );
  return {
    id,
    name: wire.name || (wire.title ?? ''),
    openInNewWindow: wire.openInNewWindow,
    isArchived: wire.isArchived,
    needsNoSignup: wire.isWithoutSignupAndRegistration,
    alwaysToCourseInfo: wire.alwaysSendToCourseInfoPage,
    ...(type === undefined ? {} : kindOf(type)),
    ...Object.fromEntries(known),
  };
}

function optionalParts(api: Api, wire: WireActivity) {
  return {
    description: wire.description ?? wire.layoutDescription,
    extraInformation: wire.extraInformation,
    status: readStatus(wire.status),
    image: imageAddress(api, wire.image ?? wire.imageId),
    wideImage: imageAddress(api, wire.wideImage, 'large'),
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

const readStatus = (wire: string | number | null | undefined): string | undefined =>
  wire == null || wire === '' ? undefined : statusCodeOf(wire);

/** The type is asked of `type` first; kinds such as a learning space are no item types. */
function typeOf(wire: WireActivity): ItemType | undefined {
  const given = wire.type ?? wire.contentType;
  if (given == null || given === 'LearningSpace') return undefined;
  return itemTypeOf(given);
}
