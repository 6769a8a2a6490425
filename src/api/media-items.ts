import * as v from 'valibot';
import { safeAddress } from '../domain/activity/link-address';
import { readMediaType, type MediaType } from '../domain/activity/media-types';
import type { Media, TextTrack } from '../domain/media/media';
import { code, flag, id, mapped, maybeId, maybeText, text, Unreadable } from './answers/fields';
import { responseObject } from './answers/response-object';
import type { Api } from './api';
import { imageAddress } from './image-address';

const Track = v.pipe(
  responseObject({
    src: v.pipe(v.string(), v.regex(/^(https?:)?\/\//i)),
    srclang: text,
    label: text,
    kind: v.picklist(['captions', 'subtitles', 'chapters']),
  }),
  v.transform(({ src, srclang, label, kind }): TextTrack => ({
    src,
    language: srclang,
    label: label || srclang,
    kind,
  })),
);

const entries = {
  id,
  type: v.optional(code),
  title: text,
  language: maybeText,
  image: maybeText,
  description: maybeText,
  length: maybeText,
  scormPackageGuid: maybeId,
  link: maybeText,
  contentType: maybeId,
  textTracks: v.nullish(v.array(Track), () => []),
};

const PlainMedia = responseObject(entries);
type PlainMedia = v.InferOutput<typeof PlainMedia>;

/** One media item among several; a type that does not play costs the item (A-056, R-CLICK-008). */
const TypedMedia = v.pipe(
  PlainMedia,
  mapped((wire: PlainMedia) => ({ wire, type: playableType(wire.type) })),
);

const Publication = responseObject({
  showRelatedMedia: flag,
  relatedMedias: v.nullish(v.array(TypedMedia), () => []),
});

/** A media item of the API, with or without what only some have (R-ENTITY-064, R-ENTITY-066). */
export const WireMedia = responseObject({ ...entries, publicationsSettings: v.optional(Publication) });

type WireMedia = v.InferOutput<typeof WireMedia>;

/** Turns a media item of the API into the domain's. */
export function mediaOf(api: Api, wire: WireMedia, type: MediaType): Media {
  const { showRelatedMedia = false, relatedMedias = [] } = wire.publicationsSettings ?? {};
  return {
    ...plainMediaOf(api, wire, type),
    showsRelated: showRelatedMedia,
    related: relatedMedias.map((one) => plainMediaOf(api, one.wire, one.type)),
  };
}

/** The schema of one media item among several. */
export const mediaItemOf = (api: Api) =>
  v.pipe(
    WireMedia,
    mapped((wire: WireMedia): Media => mediaOf(api, wire, playableType(wire.type))),
  );

function plainMediaOf(api: Api, wire: PlainMedia, type: MediaType): Media {
  const known = Object.entries({
    description: wire.description,
    language: wire.language,
    image: imageAddress(api, wire.image, 'small'),
    poster: imageAddress(api, wire.image, 'large'),
    length: wire.length,
    link: wire.link && safeAddress(wire.link),
    scormPackageGuid: wire.scormPackageGuid,
    contentType: wire.contentType,
  }).filter(([, value]) => value !== undefined);
  return {
    id: wire.id,
    type,
    title: wire.title,
    textTracks: wire.textTracks,
    showsRelated: false,
    related: [],
    ...Object.fromEntries(known),
  };
}

function playableType(given: string | number | undefined): MediaType {
  const type = readMediaType(given ?? '');
  if (type === undefined) throw new Unreadable('a media type', given);
  return type;
}
