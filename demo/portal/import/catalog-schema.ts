import * as v from 'valibot';
import type { PortalCatalog } from '../catalog-format';
import { offerTypes } from '../catalog/offer-kinds';
import { cultures } from '../catalog/text';
import { partSchema, personSchema } from './people-schema';
import { flag, id, ids, optionalText, text } from './schema-parts';

const offerClass = v.object({
  id,
  name: text,
  start: v.string(),
  end: v.string(),
  place: v.exactOptional(text),
  seats: v.number(),
  seatsTaken: v.number(),
  hasWaitingList: flag,
  tags: v.exactOptional(ids),
});

const textTrack = v.object({
  file: v.string(),
  language: v.string(),
  label: v.string(),
  kind: v.picklist(['captions', 'subtitles', 'chapters']),
});

const media = v.object({
  file: v.exactOptional(v.string()),
  url: v.exactOptional(v.pipe(v.string(), v.url())),
  length: v.exactOptional(v.string()),
  textTracks: v.exactOptional(v.array(textTrack)),
  scormPackageGuid: v.exactOptional(v.string()),
  showRelated: flag,
});

const offer = v.object({
  id: v.pipe(id, v.digits('must hold digits only')),
  type: v.picklist(offerTypes),
  title: text,
  description: text,
  language: v.exactOptional(v.string()),
  author: v.exactOptional(v.string()),
  imageId: v.exactOptional(v.string()),
  tags: v.exactOptional(ids),
  date: v.exactOptional(v.string()),
  classes: v.exactOptional(v.array(offerClass)),
  media: v.exactOptional(media),
  isArchived: flag,
  isMandatory: flag,
  isInTargetGroup: flag,
  isWithoutSignup: flag,
  alwaysSendToCourseInfoPage: flag,
  materials: v.exactOptional(v.object({ ungrouped: ids, groups: v.array(v.object({ name: text, ids })) })),
  extraInformation: optionalText,
  parts: v.exactOptional(v.number()),
});

const tagCategory = v.object({
  id,
  name: text,
  tags: v.array(v.object({ id, name: text, kind: v.picklist(['tag', 'classTag']), isInterest: flag })),
});

const postSchema = v.object({
  id,
  kind: v.picklist(['news', 'practical', 'channel1', 'channel2']),
  title: text,
  appetizer: text,
  body: text,
  imageId: v.exactOptional(v.string()),
  date: v.string(),
  link: v.exactOptional(v.string()),
  openInNewWindow: flag,
});

const learningSpace = v.object({
  id,
  name: text,
  description: text,
  imageId: v.exactOptional(v.string()),
  members: v.number(),
});

/** The catalog format as a file must have it; docs/catalog-format.md describes it. */
export const catalogSchema: v.GenericSchema<unknown, PortalCatalog> = v.object({
  format: v.literal('lp-portal-catalog'),
  version: v.literal(1),
  name: text,
  timeZone: v.pipe(v.string(), v.check(isTimeZone, 'must be an IANA time zone such as Europe/Copenhagen')),
  catalogs: v.pipe(v.array(partSchema), v.minLength(1, 'must hold at least one catalog')),
  tagCategories: v.array(tagCategory),
  offers: v.array(offer),
  posts: v.array(postSchema),
  learningSpaces: v.array(learningSpace),
  people: v.array(personSchema(v.picklist(cultures))),
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
