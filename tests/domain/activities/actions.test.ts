import { describe, expect, it } from 'vitest';
import { actionOf } from '../../../src/domain/activities/actions';
import { mediaTypes } from '../../../src/domain/media/media-types';
import type { TextKey } from '../../../src/domain/text-key';
import { english } from '../english';

const course = { type: 'course', status: 'USC', isArchived: false, needsNoSignup: false } as const;
const word = (key: TextKey) => english(key).toLowerCase();

describe('the button of a result', () => {
  it('offers unlike for an archived item of any kind [R-ACTION-001]', () => {
    expect(word(actionOf({ ...course, isArchived: true }))).toBe('unlike');
    expect(word(actionOf({ type: 'video', isArchived: true, needsNoSignup: true }))).toBe('unlike');
  });

  it.each(mediaTypes)('offers show for %s, whatever its status [R-ACTION-002]', (type) => {
    expect(word(actionOf({ ...course, type, status: 'USNE' }))).toBe('show');
  });

  it('offers show for an item without sign-up, also for an article [R-ACTION-003]', () => {
    expect(word(actionOf({ ...course, needsNoSignup: true }))).toBe('show');
    expect(word(actionOf({ ...course, type: 'article', needsNoSignup: true }))).toBe('show');
  });

  it('offers go to article, whatever the status [R-ACTION-004]', () => {
    expect(word(actionOf({ ...course, type: 'article', status: 'UNSU' }))).toBe('go to article');
  });

  it.each(['USEWL', 'USEU', 'USNE', 'UNSU'])('offers sign up for %s [R-ACTION-005]', (status) => {
    expect(word(actionOf({ ...course, status }))).toBe('sign up');
  });

  it.each(['USC', 'USNC', 'USPUN', 'unheard', undefined])(
    'offers go to course for %s [R-ACTION-006]',
    (status) => {
      expect(word(actionOf({ ...course, status }))).toBe('go to course');
    },
  );
});
