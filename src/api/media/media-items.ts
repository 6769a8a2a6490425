import { compact } from '../../domain/compact';
import * as v from 'valibot';
import { safeAddress } from '../../domain/navigation/link-address';
import { readMediaType, type MediaType } from '../../domain/media/media-types';
import type { Media, TextTrack } from '../../domain/media/media';
import { absoluteAddress } from '../http/absolute-address';
import { code, flag, id, mapped, maybeText, text, Unreadable } from '../answers/fields';
import { responseObject } from '../answers/response-object';
import type { Api } from '../http/api';
import { imageAddress } from './image-address';

/** The captions of a video. Their address can be relative to the media server. @see O-14 */
const trackOf = (api: Api) =>
  v.pipe(
    responseObject({
      src: v.pipe(
        v.string(),
        mapped((src: string) => {
          const address = absoluteAddress(src, api.mediaAddress);
          if (address === undefined) throw new Unreadable('a web address', src);
          return address;
        }),
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

const entriesOf = (api: Api) => ({
  id,
  type: v.optional(code),
  title: text,
  language: maybeText,
  image: maybeText,
  description: maybeText,
  length: maybeText,
  scormPackageGuid: maybeText,
  link: maybeText,
  contentType: maybeText,
  textTracks: v.nullish(v.array(trackOf(api)), () => []),
});

type PlainMedia = v.InferOutput<v.ObjectSchema<ReturnType<typeof entriesOf>, undefined>>;

/** The schema of one media item among several. A type that cannot play removes the item. @see A-056 R-CLICK-008 */
const typedMediaOf = (api: Api) =>
  v.pipe(
    responseObject(entriesOf(api)),
    mapped((response: PlainMedia) => ({ response, type: playableType(response.type) })),
  );

/** The schema of a media item, including its optional fields. @see R-ENTITY-064 R-ENTITY-066 */
export const mediaFieldsOf = (api: Api) =>
  responseObject({
    ...entriesOf(api),
    publicationsSettings: v.optional(
      responseObject({
        showRelatedMedia: flag,
        relatedMedias: v.nullish(v.array(typedMediaOf(api)), () => []),
      }),
    ),
  });

type MediaFields = v.InferOutput<ReturnType<typeof mediaFieldsOf>>;

/** Converts a media item of the API to the domain type. */
export function mediaOf(api: Api, response: MediaFields, type: MediaType): Media {
  const { showRelatedMedia = false, relatedMedias = [] } = response.publicationsSettings ?? {};
  return {
    ...plainMediaOf(api, response, type),
    showsRelated: showRelatedMedia,
    related: relatedMedias.map((one) => plainMediaOf(api, one.response, one.type)),
  };
}

/** The schema that converts one media item among several to the domain type. */
export const mediaItemOf = (api: Api) =>
  v.pipe(
    mediaFieldsOf(api),
    mapped((response: MediaFields): Media => mediaOf(api, response, playableType(response.type))),
  );

function plainMediaOf(api: Api, response: PlainMedia, type: MediaType): Media {
  return compact({
    id: response.id,
    type,
    title: response.title,
    textTracks: response.textTracks,
    showsRelated: false,
    related: [],
    description: response.description,
    language: response.language,
    image: imageAddress(api, response.image, 'small'),
    poster: imageAddress(api, response.image, 'large'),
    length: response.length,
    link: response.link && safeAddress(response.link),
    scormPackageGuid: response.scormPackageGuid,
    contentType: response.contentType,
  });
}

function playableType(value: string | number | undefined): MediaType {
  const type = readMediaType(value ?? '');
  if (type === undefined) throw new Unreadable('a media type', value);
  return type;
}
