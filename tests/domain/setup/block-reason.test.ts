import { describe, expect, it } from 'vitest';
import { blockReason, type BlockReason, type BlockSituation } from '../../../src/domain/setup/block-reason';

const cards = { audience: 'users', carriesItems: true, showsWhenEmpty: false } as const;
const posts = { audience: 'everyone', carriesItems: true, showsWhenEmpty: true } as const;
const text = { audience: 'everyone', carriesItems: false, showsWhenEmpty: true } as const;

const shown: BlockSituation = {
  kind: cards,
  isChosen: true,
  isUser: true,
  isPreview: false,
  isHome: true,
  content: 5,
};

interface Row {
  name: string;
  block: Partial<BlockSituation>;
  reason: BlockReason;
}

const rows: Row[] = [
  { name: 'an unreadable block', block: { kind: undefined }, reason: 'DEBUG_BLOCK_INVALID' },
  {
    name: 'a block that the attribute leaves out',
    block: { isChosen: false, isUser: false },
    reason: 'DEBUG_BLOCK_NOT_CHOSEN',
  },
  {
    name: 'a block for users before an anonymous visitor',
    block: { isUser: false, content: 'idle' },
    reason: 'DEBUG_BLOCK_NEEDS_USER',
  },
  {
    name: 'a block for everyone before an anonymous visitor',
    block: { kind: posts, isUser: false },
    reason: 'DEBUG_BLOCK_ITEMS',
  },
  { name: 'a text block', block: { kind: text, content: 'idle' }, reason: 'DEBUG_BLOCK_STATIC' },
  { name: 'a block far below', block: { content: 'idle' }, reason: 'DEBUG_BLOCK_BELOW' },
  {
    name: 'a block while another screen is open',
    block: { isHome: false },
    reason: 'DEBUG_BLOCK_NOT_OPEN',
  },
  { name: 'a block that loads', block: { content: 'loading' }, reason: 'DEBUG_BLOCK_LOADING' },
  { name: 'a block that failed', block: { content: 'failed' }, reason: 'DEBUG_BLOCK_FAILED' },
  { name: 'a block with items', block: {}, reason: 'DEBUG_BLOCK_ITEMS' },
  { name: 'a block without items', block: { content: 0 }, reason: 'DEBUG_BLOCK_NO_ITEMS' },
  {
    name: 'a block without items in a preview',
    block: { content: 0, isPreview: true },
    reason: 'DEBUG_BLOCK_EMPTY',
  },
  {
    name: 'a block that shows without items',
    block: { kind: posts, content: 0 },
    reason: 'DEBUG_BLOCK_EMPTY',
  },
  {
    name: 'a banner without items',
    block: { kind: posts, content: 0, layoutKind: 'Banner' },
    reason: 'DEBUG_BLOCK_NO_ITEMS',
  },
  {
    name: 'a banner with a search box and without items',
    block: { content: 0, layoutKind: 'BannerAndSearch' },
    reason: 'DEBUG_BLOCK_EMPTY',
  },
];

describe('the reason why home shows a block or does not', () => {
  it.each(rows)('is found for $name [O-11 R-HOME-024 A-158]', ({ block, reason }) => {
    expect(blockReason({ ...shown, ...block })).toBe(reason);
  });
});
