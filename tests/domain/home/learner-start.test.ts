import { describe, expect, it } from 'vitest';
import { startPartOf } from '../../../src/domain/home/learner-start';
import type { HomeBlock } from '../../../src/domain/home/home-block';
import { aBlock } from './a-block';

const user = { login: 'user' } as const;
const top: HomeBlock = { ...aBlock('CustomList'), layoutKind: 'BannerAndSearch' };
const resume = aBlock('ContinueWhereYouLeft');
const news = aBlock('News');
const mine = aBlock('MyActivities');

const partsOf = (blocks: readonly HomeBlock[], viewer: Parameters<typeof startPartOf>[2] = user) =>
  blocks.map((_, index) => startPartOf(blocks, index, viewer));

describe("the start of a learner's home", () => {
  it('is a low greeting and the items to continue with, where a block of the learner follows the top block', () => {
    expect(partsOf([top, resume, mine])).toEqual(['lowGreeting', 'continue', undefined]);
  });

  it('greets in a top block of the usual height, where other blocks follow it', () => {
    expect(partsOf([top, news, resume])).toEqual(['greeting', undefined, 'continue']);
  });

  it('does without a top block', () => {
    expect(partsOf([resume, mine])).toEqual(['continue', undefined]);
  });

  it('leaves the items to continue with as configured below another block of the learner', () => {
    expect(partsOf([top, mine, resume])).toEqual(['lowGreeting', undefined, undefined]);
  });

  it('keeps another layout that the editor chose [R-HOME-007]', () => {
    expect(partsOf([{ ...resume, itemLayout: 'SquareGrid' }])).toEqual([undefined]);
  });

  it('leaves a top block that is not the first as configured [A-013]', () => {
    expect(partsOf([news, top, { ...resume, layoutKind: 'Banner' }])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each(['public', 'company'] as const)('is not there for a %s visitor', (login) => {
    expect(partsOf([top, resume], { login })).toEqual([undefined, undefined]);
  });
});
