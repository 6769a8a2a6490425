import { courseFormats } from './course-formats';
import { digitalFormats } from './digital-formats';
import type { Format } from './format';
import { mediaFormats } from './media-formats';
import { meetingFormats } from './meeting-formats';

/** Every format, at least one for each item type (R-ENTITY-053). */
export const formats: readonly Format[] = [
  ...courseFormats,
  ...meetingFormats,
  ...digitalFormats,
  ...mediaFormats,
];
