import { readBlock } from '../../api/host/block-configuration';
import { needsLogin } from '../../domain/catalog/catalog-choice';
import { typesToFetch } from '../../domain/custom-elements/fetched-types';
import { visibleElements } from '../../domain/custom-elements/visibility';
import type { BlockKinds } from '../../domain/home/block-kind';
import { chosenBlocks } from '../../domain/home/chosen-blocks';
import type { HomeBlock } from '../../domain/home/home-block';
import { parseRoute } from '../../domain/navigation/routes';
import { isUser, viewerOf } from '../../domain/session/viewer';
import { blockReason, type BlockContent, type BlockReason } from '../../domain/setup/block-reason';
import { elementContent } from '../custom-elements/element-content';
import { elementQuery } from '../custom-elements/queries';
import { contentKeys } from '../home/keys';
import { firstPageOf } from '../home/queries';
import type { LoadedItems } from '../home/load';
import type { ElementContext } from '../portal/element-context';
import { sessionAtom } from '../portal/portal-state';
import type { Portal } from '../portal/portal';
import { queryClientOf } from '../query/query-client';

/** A configured block, and why home shows it or does not show it. */
interface BlockReport {
  /** The content type with the name of the block, or the path of a block that is not valid. */
  name: string;
  reason: BlockReason;
  /** The number of items. */
  count: number;
}

/**
 * Returns a report about every configured block of the catalog. The caller passes the kinds, so that this layer imports
 * no block.
 */
export function blockReports(context: ElementContext, kinds: BlockKinds): BlockReport[] {
  const { catalog } = context;
  return catalog.components.map((component, index) => {
    const path = `${catalog.path}.components[${index}]`;
    const { block } = readBlock(component, path, { kinds });
    return block ? reportOf(context, block) : { name: path, ...whyOf(context, undefined, 'idle') };
  });
}

function reportOf(context: ElementContext, block: HomeBlock): BlockReport {
  const content = block.kind.hasElements
    ? elementsOf(context.portal, block)
    : itemsOf(context.portal, block, context.catalog.id);
  const { name } = block.kind;
  return {
    name: block.listName ? `${name} “${block.listName}”` : name,
    ...whyOf(context, block, content),
  };
}

function whyOf(context: ElementContext, block: HomeBlock | undefined, content: BlockContent) {
  const { portal, settings, router, catalog } = context;
  const session = portal.store.get(sessionAtom);
  const { name } = parseRoute(router.read().path);
  const reason = blockReason({
    kind: block?.kind,
    layoutKind: block?.layoutKind,
    isChosen: block !== undefined && chosenBlocks([block], settings.blocks).length > 0,
    isUser: isUser(session),
    isPreview: session.isPreview,
    isHome: (name === 'home' || name === 'previewContent') && !needsLogin(catalog, session),
    content,
  });
  return { reason, count: typeof content === 'number' ? content : 0 };
}

/** Returns the state of the items that a call loads. */
function itemsOf(portal: Portal, block: HomeBlock, catalogId: string): BlockContent {
  const query = queryClientOf(portal).getQueryState<LoadedItems>(contentKeys.block(portal, block, catalogId));
  if (query?.data) return firstPageOf(query.data).items.length;
  if (query?.status === 'error') return 'failed';
  return query?.fetchStatus === 'fetching' ? 'loading' : 'idle';
}

/** Returns the state of the elements that an editor composed, of which a call loads some. */
function elementsOf(portal: Portal, block: HomeBlock): BlockContent {
  const visible = visibleElements(block.elements, viewerOf(portal.store.get(sessionAtom)));
  const queries = typesToFetch(visible).map((type) => {
    const { status, fetchStatus, data } = queryClientOf(portal).getQueryState(
      elementQuery(portal, type).queryKey,
    ) ?? { status: 'pending', fetchStatus: 'idle' };
    return { type, isPending: status === 'pending', isError: status === 'error', fetchStatus, data };
  });
  const { shown, hasFailed } = elementContent(visible, new Map(queries.map((query) => [query.type, query])));
  const ready = shown.filter(({ state }) => state === 'ready').length;
  if (ready > 0 || shown.length === 0) return ready === 0 && hasFailed ? 'failed' : ready;
  return queries.some(({ fetchStatus }) => fetchStatus === 'fetching') ? 'loading' : 'idle';
}
