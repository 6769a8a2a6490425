import type { HomeItem } from '../../../src/domain/home/home-item';
import type { Media } from '../../../src/domain/media/media';
import type { ResultItem } from '../../../src/domain/search/result-item';
import type { Site } from '../../../src/domain/structured-data/public-address';

export const site: Site = {
  baseUrl: 'https://portal.example/learn/',
  provider: 'Elmvik',
  timeZone: 'Europe/Copenhagen',
};

/** A result with the fields that every result has. */
export const resultItem = (more: Partial<ResultItem> = {}): ResultItem => ({
  id: '7',
  type: 'course',
  title: 'First aid',
  description: '<p>Learn to <b>help</b>.</p>',
  isArchived: false,
  isMandatory: false,
  isInTargetGroup: false,
  hasWaitingList: false,
  alwaysToCourseInfo: false,
  needsNoSignup: false,
  ...more,
});

/** A card with the fields that a course needs. */
export const homeItem = (more: Partial<HomeItem> = {}): HomeItem => ({
  id: '7',
  name: 'First aid',
  type: 'course',
  kind: 'Course',
  description: 'Learn to help.',
  openInNewWindow: false,
  ...more,
});

/** A video with everything that its model has. */
export const video = (more: Partial<Media> = {}): Media => ({
  id: '9',
  type: 'video',
  title: 'Welcome',
  description: '<p>Who we are.</p>',
  image: 'https://gallery.example/images/1?size=small',
  poster: 'https://gallery.example/images/1?size=large',
  length: '3 {minutes}',
  textTracks: [],
  showsRelated: false,
  related: [],
  ...more,
});
