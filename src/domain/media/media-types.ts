import { codeOfItemType } from '../activities/item-types';

type MediaTypeRow = { playback: Playback; hasFullscreen: boolean };

/**
 * How a media item is shown: in the catalog's own player, in an embedded frame, or behind an Open button.
 * @see R-MEDIA-016..018
 */
export type Playback = 'player' | 'frame' | 'open';

/** The media types. All seven play in catalogs. @see R-OTHER-005 R-CLICK-008 */
const mediaTypeRows = {
  video: { playback: 'player', hasFullscreen: false },
  pdf: { playback: 'frame', hasFullscreen: true },
  moodle: { playback: 'open', hasFullscreen: false },
  scorm: { playback: 'open', hasFullscreen: false },
  audio: { playback: 'frame', hasFullscreen: false },
  eDesigner: { playback: 'frame', hasFullscreen: true },
  externalLink: { playback: 'open', hasFullscreen: false },
} as const satisfies Record<string, MediaTypeRow>;

export type MediaType = keyof typeof mediaTypeRows;

export const mediaTypes = Object.keys(mediaTypeRows) as MediaType[];

/** Parses a media type from its number or, ignoring case, from its name. @see A-017 */
export function readMediaType(value: string | number): MediaType | undefined {
  const sought = String(value).trim().toLowerCase();
  return mediaTypes.find((type) => type.toLowerCase() === sought || String(codeOfItemType(type)) === sought);
}

/**
 * Returns whether a click on this type opens the media player and, on a course, replaces the route.
 * @see R-CLICK-008 A-113
 */
export function isMediaType(type: string): type is MediaType {
  return Object.hasOwn(mediaTypeRows, type);
}

/** Returns how this media type is shown. @see R-MEDIA-016 R-MEDIA-017 R-MEDIA-018 */
export function playbackOf(type: MediaType): Playback {
  return mediaTypeRows[type].playback;
}

/** Returns whether this media type offers fullscreen. Only PDF and eDesigner do. @see R-MEDIA-014 */
export function hasFullscreen(type: MediaType): boolean {
  return mediaTypeRows[type].hasFullscreen;
}
