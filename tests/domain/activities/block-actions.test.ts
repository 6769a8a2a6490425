import { describe, expect, it } from 'vitest';
import { blockActionOf } from '../../../src/domain/activities/block-actions';
import type { ItemType } from '../../../src/domain/activities/item-types';
import { mediaTypes } from '../../../src/domain/activities/media-types';
import { english } from '../english';

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
