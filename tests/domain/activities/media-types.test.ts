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

it('knows seven media kinds, and no other item type is one [R-OTHER-005 R-CLICK-008]', () => {
  expect(mediaTypes).toEqual(seven);
  expect(itemTypes.filter(isMediaType).sort()).toEqual([...seven].sort());
});

it('does not take a name that every object has for a medium', () => {
  expect(isMediaType('toString')).toBe(false);
});

it('fills the screen with PDF and eDesigner only [R-MEDIA-014]', () => {
  expect(mediaTypes.filter(hasFullscreen)).toEqual(['pdf', 'eDesigner']);
});

it('does not play external links, SCORM and Moodle [R-MEDIA-018]', () => {
  expect(mediaTypes.filter((type) => playbackOf(type) === 'open')).toEqual([
    'moodle',
    'scorm',
    'externalLink',
  ]);
});

it('plays video in a player and the rest in a frame [R-MEDIA-016 R-MEDIA-017]', () => {
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
])('reads the media type %j as %s [A-017]', (value, type) => {
  expect(readMediaType(value)).toBe(type);
});
