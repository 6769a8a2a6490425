import { codeOfItemType } from './item-types';

type MediaTypeRow = { playback: Playback; hasFullscreen: boolean };

/** How a medium is shown: our own player, an embedded frame, or an Open button (R-MEDIA-016..018). */
export type Playback = 'player' | 'frame' | 'open';

/** The media kinds; all seven play in catalogs (R-OTHER-005, R-CLICK-008). */
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

/** Reads a media type by name, in any case, or by number. */
export function readMediaType(value: string | number): MediaType | undefined {
  const sought = String(value).trim().toLowerCase();
  return mediaTypes.find((type) => type.toLowerCase() === sought || String(codeOfItemType(type)) === sought);
}

/** Does a click on this type open the media player, and replace the route on a course (R-CLICK-008, A-113)? */
export function isMediaType(type: string): type is MediaType {
  return Object.hasOwn(mediaTypeRows, type);
}

/** How this medium is shown (R-MEDIA-016, R-MEDIA-017, R-MEDIA-018). */
export function playbackOf(type: MediaType): Playback {
  return mediaTypeRows[type].playback;
}

/** Only PDF and eDesigner fill the screen (R-MEDIA-014). */
export function hasFullscreen(type: MediaType): boolean {
  return mediaTypeRows[type].hasFullscreen;
}
