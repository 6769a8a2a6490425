import { memo } from 'react';
import type { HomeBlock } from '../domain/home/home-block';
import { CardListBlock } from './card-list/CardListBlock';
import { ImageAndTextHead, TopBlock } from './lazy-blocks';
import { blocks } from './registry';

/** Renders one block of home according to its kind and layout. @see R-HOME-004 R-HOME-024 */
export const BlockView = memo(function BlockView({ block }: { block: HomeBlock }) {
  const { View, load, Action } = blocks[block.kind.name];
  if (block.layoutKind === 'Banner' || block.layoutKind === 'BannerAndSearch')
    return <TopBlock block={block} load={load} />;
  const head = block.layoutKind === 'ImageAndText' ? <ImageAndTextHead block={block} /> : undefined;
  if (View) return <View block={block} head={head} />;
  if (!load) return null;
  return <CardListBlock block={block} load={load} Action={Action} head={head} />;
});
