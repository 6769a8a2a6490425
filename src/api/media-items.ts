import * as v from 'valibot';
import { safeAddress } from '../domain/activity/link-address';
import { readMediaType, type MediaType } from '../domain/activity/media-types';
import type { Media, TextTrack } from '../domain/media/media';
import { absoluteAddress } from './absolute-address';
import { flag, id, list, maybeText, readItems, text } from './answers';
import type { Api } from './api';
import { imageAddress } from './image-address';

const WirePublication = v.object({ showRelatedMedia: flag, relatedMedias: list });

/** A media as the wire has it, with or without what only some have (R-ENTITY-064, R-ENTITY-066). */
export const WireMedia = v.object({
  id,
  type: v.nullish(v.union([v.string(), v.number()])),
  title: text,
  language: maybeText,
  image: maybeText,
  description: maybeText,
  length: maybeText,
  scormPackageGuid: maybeText,
  link: maybeText,
  contentType: maybeText,
  textTracks: list,
  publicationsSettings: v.nullish(WirePublication, { showRelatedMedia: false, relatedMedias: [] }),
});

type WireMedia = v.InferOutput<typeof WireMedia>;

/** Turns a media of the wire into house words. */
export function mediaOf(api: Api, wire: WireMedia, type: MediaType): Media {
  const { showRelatedMedia, relatedMedias } = wire.publicationsSettings;
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
    textTracks: readItems(trackOf(api), wire.textTracks, 'textTracks'),
    showsRelated: showRelatedMedia,
    related: readItems(mediaItemOf(api), relatedMedias, 'relatedMedias'),
    ...Object.fromEntries(known),
  };
}

/** One media among several; a type that does not play makes it fail by itself (A-056, R-CLICK-008). */
export function mediaItemOf(api: Api) {
  return v.pipe(
    WireMedia,
    v.transform((wire): Media => {
      const type = readMediaType(wire.type ?? '');
      if (type === undefined) throw new Error(`expected a media type, got ${String(wire.type)}`);
      return mediaOf(api, wire, type);
    }),
  );
}

/** Captions of a video; their address may be relative to where media come from (O-14). */
const trackOf = (api: Api) =>
  v.pipe(
    v.object({
      src: v.pipe(
        v.string(),
        v.transform((src) => absoluteAddress(src, api.mediaAddress)),
        v.string('expected a web address'),
      ),
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
