import { describe, expect, it } from 'vitest';
import { actionOf, blockActionOf } from '../../../src/domain/activity/actions';
import type { ItemType } from '../../../src/domain/activity/item-types';
import { mediaTypes } from '../../../src/domain/activity/media-types';
import type { TextKey } from '../../../src/domain/text-key';
import { english } from '../english';

const course = { type: 'course', status: 'USC', isArchived: false, needsNoSignup: false } as const;
const word = (key: TextKey) => english(key).toLowerCase();

describe('the button of a result', () => {
  it('R-ACTION-001 offers unlike for anything archived, whatever else it is', () => {
    expect(word(actionOf({ ...course, isArchived: true }))).toBe('unlike');
    expect(word(actionOf({ type: 'video', isArchived: true, needsNoSignup: true }))).toBe('unlike');
  });

  it.each(mediaTypes)('R-ACTION-002 offers show for %s, before any status', (type) => {
    expect(word(actionOf({ ...course, type, status: 'USNE' }))).toBe('show');
  });

  it('R-ACTION-003 offers show for an item without signup, an article too', () => {
    expect(word(actionOf({ ...course, needsNoSignup: true }))).toBe('show');
    expect(word(actionOf({ ...course, type: 'article', needsNoSignup: true }))).toBe('show');
  });

  it('R-ACTION-004 offers go to article, before any status', () => {
    expect(word(actionOf({ ...course, type: 'article', status: 'UNSU' }))).toBe('go to article');
  });

  it.each(['USEWL', 'USEU', 'USNE', 'UNSU'])('R-ACTION-005 offers sign up for %s', (status) => {
    expect(word(actionOf({ ...course, status }))).toBe('sign up');
  });

  it.each(['USC', 'USNC', 'USPUN', 'unheard', undefined])(
    'R-ACTION-006 offers go to course for %s',
    (status) => {
      expect(word(actionOf({ ...course, status }))).toBe('go to course');
    },
  );
});

describe('the button of a block item', () => {
  it.each(['News', 'PracticalInformation', 'NewsAndPracticalInformation', 'Channel'] as const)(
    'R-ACTION-007 says Read more in %s',
    (block) => {
      expect(english(blockActionOf(block, {}))).toBe('Read more');
    },
  );

  it('R-ACTION-008 says Go to for a learning space', () => {
    expect(english(blockActionOf('ManualLearningSpace', { status: 'USNE' }))).toBe('Go to');
  });

  it.each<[string, ItemType, string]>([
    ['R-ACTION-009', 'skill', 'Go to skill'],
    ['R-ACTION-010', 'plan', 'Go to plan'],
  ])('%s says what a %s leads to', (_, type, label) => {
    expect(english(blockActionOf('MySkillResponsibility', { type, status: 'USNE' }))).toBe(label);
  });

  it('R-ACTION-008 says Go to for a learning space in another block', () => {
    expect(english(blockActionOf('ContinueWhereYouLeft', { isLearningSpace: true }))).toBe('Go to');
  });

  it.each(mediaTypes)('R-ACTION-002 says Show for %s, before any status', (type) => {
    expect(english(blockActionOf('ContinueWhereYouLeft', { type, status: 'USNE' }))).toBe('Show');
  });

  it('R-ACTION-004 says Go to article for an article', () => {
    expect(english(blockActionOf('InTargetGroup', { type: 'article' }))).toBe('Go to article');
  });

  it.each(['USEWL', 'USEU', 'USNE'])('R-ACTION-011 says Sign up for %s', (status) => {
    expect(english(blockActionOf('InTargetGroup', { type: 'course', status }))).toBe('Sign up');
  });

  it.each(['UNSU', 'USC', undefined])('R-ACTION-012 says Go to course for %s', (status) => {
    expect(english(blockActionOf('InTargetGroup', { type: 'course', status }))).toBe('Go to course');
  });
});
