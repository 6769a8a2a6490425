import type { ItemType } from '../activities/item-types';
import type { MediaType } from './media-types';
import type { CourseOutline } from './course-materials';

/** Captions, subtitles or chapters of a video. @see O-14 */
export interface TextTrack {
  src: string;
  language: string;
  label: string;
  kind: 'captions' | 'subtitles' | 'chapters';
}

/** A media item, on its own or among the materials of a course. @see R-ENTITY-064 R-ENTITY-066 */
export interface Media {
  id: string;
  type: MediaType;
  title: string;
  /** Simple HTML. */
  description?: string;
  /** The language of its texts, if it differs from the page's language. @see O-9 */
  language?: string;
  /** Addresses of its image: a small one for lists, a large one as the player's poster. */
  image?: string;
  poster?: string;
  /** Contains placeholders for the unit. @see A-123 */
  length?: string;
  /** An address outside the catalog. @see A-117 */
  link?: string;
  scormPackageGuid?: string;
  /** The MIME type of its file, such as `application/vnd.apple.mpegurl`. */
  contentType?: string;
  textTracks: readonly TextTrack[];
  showsRelated: boolean;
  /** The fallback if the request for related media fails. @see A-115 */
  related: readonly Media[];
}

/** A course whose media play in the catalog. @see R-ENTITY-065 */
export interface Course {
  id: string;
  type: ItemType;
  name: string;
  description?: string;
  language?: string;
  poster?: string;
  outline: CourseOutline;
}
