import { blocks } from '../../blocks/registry';
import type { Catalog } from '../../domain/catalog/catalog';
import type { HomeBlock } from '../../domain/home/home-block';
import type { Route } from '../../domain/navigation/routes';
import { canBeEmptySeeAll } from '../../domain/see-all/see-all-block';
import type { TextKey } from '../../domain/text-key';
import { blocksOf } from '../../state/home/blocks';
import type { Portal } from '../../state/portal/portal';
import { seeAllBlock } from '../../state/see-all/see-all-block';

/** What a see-all page shows. */
export interface SeeAllScreen {
  /** Undefined when the catalog has no such block. */
  block: HomeBlock | undefined;
  /** Whether a visitor sees a link to the login instead. */
  isForUsers: boolean;
  /** The title of a page whose block has no name. */
  title: TextKey;
}

/** Returns what a see-all page of a catalog shows; undefined for any other screen. */
export function seeAllScreen(
  portal: Portal,
  { route, catalog }: { route: Route; catalog: Catalog },
): SeeAllScreen | undefined {
  if (route.name !== 'seeAll' && route.name !== 'myActivities') return undefined;
  const contentType = route.name === 'seeAll' ? route.contentType : 'MyActivities';
  const block = seeAllBlock(route, blocksOf(portal, catalog, blocks), blocks);
  const kind = blocks[contentType];
  const isPage =
    block !== undefined || canBeEmptySeeAll(kind, route.name === 'seeAll' ? route.subType : undefined);
  const isForUsers = kind.audience === 'users' && isPage;
  return { block, isForUsers, title: contentType === 'MyActivities' ? 'HEADER_ACTIVITIES' : 'SEE_ALL' };
}
