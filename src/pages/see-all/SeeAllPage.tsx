import { Suspense } from 'react';
import { blocks } from '../../blocks/registry';
import type { HomeBlock } from '../../domain/home/home-block';
import { canBeEmptySeeAll } from '../../domain/see-all/see-all-block';
import type { Route } from '../../domain/navigation/routes';
import { isUser } from '../../domain/session/viewer';
import { useText } from '../../i18n/texts';
import { useSeeAllBlock } from '../../state/see-all/see-all-block';
import { StateCard } from '../../ui/state-card/StateCard';
import { CardSkeletons } from '../../widgets/card-layout/CardLayout';
import { ListsLogin } from '../../widgets/list-parts/ListsLogin';
import { NotFound } from '../../widgets/not-found/NotFound';
import { ScreenHead } from '../../widgets/result-parts/ScreenHead';
import { BlockItems } from './BlockItems';
import { ElementsOfList } from './ElementsOfList';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { useSession } from '../../state/session/hooks';

// Loads separately, because no other see-all page needs the code of the search filters.
const MyActivities = lazyComponent(async () => (await import('./MyActivities')).MyActivities);

type SeeAllRoute = Extract<Route, { name: 'seeAll' | 'myActivities' }>;

const myActivities = { contentType: 'MyActivities', subType: undefined } as const;

/** Renders all items of a block. @see R-SEEALL-001 R-OTHER-026..028 */
export function SeeAllPage({ route }: { route: SeeAllRoute }) {
  const viewer = useSession();
  const block = useSeeAllBlock(route, blocks);
  const { t } = useText();
  const { contentType, subType } = route.name === 'seeAll' ? route : myActivities;
  const kind = blocks[contentType];
  if (!block && !canBeEmptySeeAll(kind, subType)) return <NotFound />;
  if (kind.audience === 'users' && !isUser(viewer)) return <ListsLogin text="MY_PAGE_LOGIN_NEEDED" />;
  if (!block) return <Nothing title={t('SEE_ALL')} />;
  if (contentType === 'MyActivities') {
    const elementId = route.name === 'myActivities' ? route.elementId : undefined;
    return (
      <Suspense fallback={<CardSkeletons layout="Multiple" />}>
        <MyActivities block={block} elementId={elementId} />
      </Suspense>
    );
  }
  return <AllOf key={block.id} block={block} />;
}

function AllOf({ block }: { block: HomeBlock }) {
  const { t } = useText();
  const { load } = blocks[block.kind.name];
  if (block.kind.hasElements) return <ElementsOfList block={block} />;
  if (!load) return <Nothing title={block.listName || t('SEE_ALL')} />;
  return <BlockItems block={block} load={load} />;
}

/** Renders an empty page for a block that this catalog does not have. */
function Nothing({ title }: { title: string }) {
  const { t } = useText();
  return (
    <>
      <ScreenHead title={title} views={[]} view="List" onView={() => {}} />
      <StateCard illustration="empty" text={t('EMPTY_SEE_ALL_GENERAL')} />
    </>
  );
}
