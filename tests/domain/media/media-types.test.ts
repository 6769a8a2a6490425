import { expect, it } from 'vitest';
import { itemTypes } from '../../../src/domain/activities/item-types';
import {
  hasFullscreen,
  isMediaType,
  mediaTypes,
  playbackOf,
  readMediaType,
} from '../../../src/domain/media/media-types';

const seven = ['video', 'pdf', 'moodle', 'scorm', 'audio', 'eDesigner', 'externalLink'];

it('there are seven media types, and no other item type is one [R-OTHER-005 R-CLICK-008]', () => {
  expect(mediaTypes).toEqual(seven);
  expect(itemTypes.filter(isMediaType).sort()).toEqual([...seven].sort());
});

it('the name of an inherited property is no media type', () => {
  expect(isMediaType('toString')).toBe(false);
});

it('only PDF and eDesigner fill the screen [R-MEDIA-014]', () => {
  expect(mediaTypes.filter(hasFullscreen)).toEqual(['pdf', 'eDesigner']);
});

it('external links, SCORM and Moodle do not play in the page [R-MEDIA-018]', () => {
  expect(mediaTypes.filter((type) => playbackOf(type) === 'open')).toEqual([
    'moodle',
    'scorm',
    'externalLink',
  ]);
});

it('a video plays in a player, and the other media types play in a frame [R-MEDIA-016 R-MEDIA-017]', () => {
  expect(mediaTypes.filter((type) => playbackOf(type) === 'player')).toEqual(['video']);
  expect(mediaTypes.filter((type) => playbackOf(type) === 'frame')).toEqual(['pdf', 'audio', 'eDesigner']);
});

it.each([
  ['VIDEO', 'video'],
  [' EDesigner ', 'eDesigner'],
  [201, 'scorm'],
  ['206', 'eDesigner'],
  ['101', undefined],
  ['film', undefined],
])('the media type %j is read as %s [A-017]', (value, type) => {
  expect(readMediaType(value)).toBe(type);
});
