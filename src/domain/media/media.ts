import type { ItemType } from '../activities/item-types';
import type { MediaType } from '../activities/media-types';
import type { CourseOutline } from './course-materials';

/** Captions, subtitles or chapters of a video (O-14). */
export interface TextTrack {
  src: string;
  language: string;
  label: string;
  kind: 'captions' | 'subtitles' | 'chapters';
}

/** What is known of a media, also of one among the materials of a course (R-ENTITY-064, R-ENTITY-066). */
export interface Media {
  id: string;
  type: MediaType;
  title: string;
  /** Simple HTML. */
  description?: string;
  /** The language of its texts where it is not the page's (O-9). */
  language?: string;
  /** Addresses of its picture: small for lists, large for the player's place. */
  image?: string;
  poster?: string;
  /** With placeholders for its unit. */
  length?: string;
  /** An address elsewhere. */
  link?: string;
  scormPackageGuid?: string;
  /** Of its file, as `application/vnd.apple.mpegurl`. */
  contentType?: string;
  textTracks: readonly TextTrack[];
  showsRelated: boolean;
  /** What stands in when the related media cannot be asked for. */
  related: readonly Media[];
}

/** A course that is played (R-ENTITY-065). */
export interface Course {
  id: string;
  type: ItemType;
  name: string;
  description?: string;
  language?: string;
  poster?: string;
  outline: CourseOutline;
}
