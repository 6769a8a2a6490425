import { clickTarget } from '../../domain/activity/click-target';
import { emptySeeAllText } from '../../domain/content/empty-texts';
import type { HomeBlock } from '../../domain/content/home-block';
import { blockOfSeeAll } from '../../domain/content/see-all';
import type { Route } from '../../domain/routes';
import { blocks } from '../../blocks/registry';
import { CustomList } from '../../blocks/lazy-blocks';
import type { Block } from '../../blocks/block';
import { useText } from '../../i18n/text';
import { useBlockPages } from '../../state/content-pages';
import { useBlocks } from '../../state/blocks';
import { Button } from '../../ui/button/Button';
import { StateCard } from '../../ui/state-card/StateCard';
import { tw } from '../../ui/style/tw';
import { ActivityCard } from '../../widgets/activity-card/ActivityCard';
import { CardLayout, CardSkeletons } from '../../widgets/card-layout/CardLayout';
import { Heading } from '../../widgets/heading/Heading';

type SeeAllRoute = Extract<Route, { name: 'seeAll' | 'myActivities' }>;

/** Everything that a block has, by the same call as the block (R-SEEALL-001, R-SEEALL-002). */
export function SeeAllPage({ route }: { route: SeeAllRoute }) {
  const { t } = useText();
  const wanted = route.name === 'seeAll' ? route : ({ contentType: 'MyActivities' } as const);
  const block = blockOfSeeAll(useBlocks(), wanted);
  const row = block && blocks[block.contentType];
  if (!block || !row) return <StateCard drawing="empty" text={t('EMPTY_SEE_ALL_GENERAL')} />;
  if (block.contentType === 'CustomList') return <CustomList block={block} />;
  return (
    <div>
      <Heading className={tw('text-28 font-semibold pb-2')}>{block.listName}</Heading>
      {block.description ? <p className={tw('max-w-text pb-4')}>{block.description}</p> : null}
      {row.load ? <Items block={block} load={row.load} /> : null}
    </div>
  );
}

function Items({ block, load }: { block: HomeBlock; load: NonNullable<Block['load']> }) {
  const { t } = useText();
  const pages = useBlockPages(block, load);
  if (pages.state === 'loading') return <CardSkeletons layout="Multiple" />;
  if (pages.state === 'failed') {
    const retry = <Button onClick={pages.retry}>{t('ERROR_LIST_BUTTON')}</Button>;
    return (
      <StateCard
        isAlert
        drawing="error"
        title={t('ERROR_LIST_TITLE')}
        text={t('ERROR_LIST_DESC')}
        action={retry}
      />
    );
  }
  if (pages.items.length === 0)
    return <StateCard drawing="empty" text={t(emptySeeAllText(block.contentType))} />;
  const display = { description: true, extraInfo: true, status: true, type: true };
  const cards = pages.items.map((item) => (
    <ActivityCard key={item.id} item={item} target={clickTarget(item, block.contentType)} display={display} />
  ));
  return (
    <>
      <CardLayout layout="Multiple" name={block.listName ?? ''} cards={cards} />
      {pages.loadMore ? (
        <div className={tw('flex justify-center pt-6')}>
          <Button look="secondary" onClick={pages.loadMore}>
            {t('SHOW_MORE')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
