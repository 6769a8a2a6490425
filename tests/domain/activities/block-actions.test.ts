import { describe, expect, it } from 'vitest';
import { blocks } from '../../../src/blocks/registry';
import { blockActionOf, continueActionOf } from '../../../src/domain/activities/block-actions';
import type { ItemType } from '../../../src/domain/activities/item-types';
import { mediaTypes } from '../../../src/domain/media/media-types';
import { english } from '../english';

describe('the button of a block item', () => {
  it.each(['News', 'PracticalInformation', 'NewsAndPracticalInformation', 'Channel'] as const)(
    'says Read more in %s [R-ACTION-007]',
    (block) => {
      expect(english(blockActionOf(blocks[block], {}))).toBe('Read more');
    },
  );

  it('says Go to for a learning space [R-ACTION-008]', () => {
    expect(english(blockActionOf(blocks.ManualLearningSpace, { status: 'USNE' }))).toBe('Go to');
  });

  it.each<[ItemType, string, string]>([
    ['skill', 'R-ACTION-009', 'Go to skill'],
    ['plan', 'R-ACTION-010', 'Go to plan'],
  ])('says where a %s leads [%s]', (type, _, label) => {
    expect(english(blockActionOf(blocks.MySkillResponsibility, { type, status: 'USNE' }))).toBe(label);
  });

  it('says Go to for a learning space in another block [R-ACTION-008]', () => {
    expect(english(blockActionOf(blocks.ContinueWhereYouLeft, { isLearningSpace: true }))).toBe('Go to');
  });

  it.each(mediaTypes)('says Show for %s, whatever its status [R-ACTION-002]', (type) => {
    expect(english(blockActionOf(blocks.ContinueWhereYouLeft, { type, status: 'USNE' }))).toBe('Show');
  });

  it('says Go to article for an article [R-ACTION-004]', () => {
    expect(english(blockActionOf(blocks.InTargetGroup, { type: 'article' }))).toBe('Go to article');
  });

  it.each(['USEWL', 'USEU', 'USNE'])('says Sign up for %s [R-ACTION-011]', (status) => {
    expect(english(blockActionOf(blocks.InTargetGroup, { type: 'course', status }))).toBe('Sign up');
  });

  it.each(['UNSU', 'USC', undefined])('says Go to course for %s [R-ACTION-012]', (status) => {
    expect(english(blockActionOf(blocks.InTargetGroup, { type: 'course', status }))).toBe('Go to course');
  });
});

describe('the button of an item to continue with', () => {
  it.each<[string, Parameters<typeof continueActionOf>[1], string]>([
    ['Continue', { type: 'video' }, 'R-ACTION-012'],
    ['Continue', { type: 'course' }, 'R-ACTION-012'],
    ['Go to', { isLearningSpace: true }, 'R-ACTION-008'],
    ['Go to skill', { type: 'skill' }, 'R-ACTION-009'],
    ['Go to plan', { type: 'plan' }, 'R-ACTION-010'],
    ['Sign up', { type: 'course', status: 'USNE' }, 'R-ACTION-011'],
  ])('says %s for %j [%s]', (label, item) => {
    expect(english(continueActionOf(blocks.ContinueWhereYouLeft, item))).toBe(label);
  });
});
