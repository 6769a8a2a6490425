import type { Media } from '../media/media';
import { plainText } from '../text/plain-text';
import { isoDate, lengthDuration } from './iso-time';
import { publicAddress } from './public-address';
import { schemaObject } from './schema-object';
import type { MediaObject } from './schema-types';

/** What the model of a media item does not contain. */
interface MediaPage {
  /** The canonical address of the screen that plays the media item. */
  url: string;
  /** The date of publication. Search engines require it for a video, and no call of the portal returns it. */
  uploadDate?: string | undefined;
  timeZone: string;
}

/**
 * Returns a media item as a video or an audio recording. Returns undefined for other types, and if a required property
 * is missing. The object never contains the address of the file, because that address contains a secret key.
 * @see R-ENTITY-064 A-114
 */
export function mediaObject(media: Media, { url, uploadDate, timeZone }: MediaPage): MediaObject | undefined {
  const type = mediaObjectTypes.get(media.type);
  if (!type) return undefined;
  return schemaObject<MediaObject>({
    '@type': type,
    name: media.title.trim(),
    url,
    description: plainText(media.description ?? ''),
    thumbnailUrl: publicAddress(media.poster ?? media.image, url),
    uploadDate: isoDate(uploadDate, timeZone),
    duration: lengthDuration(media.length),
    inLanguage: media.language,
    encodingFormat: media.contentType,
  });
}

const mediaObjectTypes: ReadonlyMap<Media['type'], MediaObject['@type']> = new Map([
  ['video', 'VideoObject'],
  ['audio', 'AudioObject'],
]);
