import { useEffect, useRef } from 'react';
import { blocks } from '../../blocks/registry';
import { CardListBlock } from '../../blocks/card-list/CardListBlock';
import { TopBlock } from '../../blocks/top-block/TopBlock';
import type { HomeBlock } from '../../domain/content/home-block';
import { useHomeBlocks } from '../../state/blocks';
import { useHost, type Host } from '../../state/host';
import { tw } from '../../ui/style/tw';
import { Heading } from '../../widgets/heading/Heading';

/** The front page of a catalog: its blocks in their configured order (R-HOME-001, R-HOME-002). */
export function HomePage() {
  const host = useHost();
  const { catalog, settings } = host;
  const shown = useHomeBlocks();
  const place = useReturn(
    host,
    shown.some(({ allowsUserEdit }) => allowsUserEdit),
  );
  return (
    <div ref={place} className={tw('flex flex-col gap-8 md:gap-12')}>
      {settings.blocks ? null : <Heading className={tw('visually-hidden')}>{catalog.name}</Heading>}
      {shown.map((block) => (
        <BlockOf key={block.id} block={block} />
      ))}
    </div>
  );
}

/** Home is where it was left (R-HOME-043, A-025); only an element that owns the page scrolls it. */
function useReturn(host: Host, hasOwnList: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const home = place.current;
    if (!host.router.ownsPage || !home) return;
    let stop = () => {};
    let isGone = false;
    void import('../../state/home-return').then(({ stayAtHome }) => {
      if (!isGone) stop = stayAtHome(host, home, hasOwnList);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [host, hasOwnList]);
  return place;
}

function BlockOf({ block }: { block: HomeBlock }) {
  const row = blocks[block.contentType];
  if (!row) return null;
  if (block.layoutKind === 'Banner' || block.layoutKind === 'BannerAndSearch') {
    return <TopBlock block={block} {...(row.load ? { load: row.load } : {})} />;
  }
  if (row.View) return <row.View block={block} />;
  if (!row.load) return null;
  return (
    <CardListBlock
      block={block}
      load={row.load}
      {...(row.failedText ? { failedText: row.failedText } : {})}
      {...(row.Action ? { Action: row.Action } : {})}
    />
  );
}
