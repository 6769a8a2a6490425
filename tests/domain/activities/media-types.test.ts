import { expect, it } from 'vitest';
import { itemTypes } from '../../../src/domain/activities/item-types';
import {
  hasFullscreen,
  isMediaType,
  mediaTypes,
  playbackOf,
  readMediaType,
} from '../../../src/domain/activities/media-types';

const seven = ['video', 'pdf', 'moodle', 'scorm', 'audio', 'eDesigner', 'externalLink'];

it('R-OTHER-005 R-CLICK-008 knows seven media kinds, and no other item type is one', () => {
  expect(mediaTypes).toEqual(seven);
  expect(itemTypes.filter(isMediaType).sort()).toEqual([...seven].sort());
});

it('does not take a name that every object has for a medium', () => {
  expect(isMediaType('toString')).toBe(false);
});

it('R-MEDIA-014 fills the screen with PDF and eDesigner only', () => {
  expect(mediaTypes.filter(hasFullscreen)).toEqual(['pdf', 'eDesigner']);
});

it('R-MEDIA-018 does not play external links, SCORM and Moodle', () => {
  expect(mediaTypes.filter((type) => playbackOf(type) === 'open')).toEqual([
    'moodle',
    'scorm',
    'externalLink',
  ]);
});

it('R-MEDIA-016 R-MEDIA-017 plays video in a player and the rest in a frame', () => {
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
])('A-017 reads the media type %j as %s', (value, type) => {
  expect(readMediaType(value)).toBe(type);
});
