import { useElementContext } from '../portal/element-context';
import type { HomeBlock } from '../../domain/home/home-block';
import { useEagerQuery } from '../query/eager-query';
import type { QueryResult } from '../query/query-result';
import { usePortalOfViewer } from '../query/viewer-key';
import { useBlockSlot } from './block-slot';
import type { Load } from './load';
import { contentQuery, firstPageOf, type BlockItems } from './queries';

/** Loads the items that home shows of a block. @see R-BLOCKLOAD-001 */
export function useBlockContent(block: HomeBlock, load: Load): QueryResult<BlockItems> {
  const portal = usePortalOfViewer();
  const { catalog } = useElementContext();
  const { mayFetch } = useBlockSlot();
  const query = contentQuery(portal, { block, load, catalogId: catalog.id });
  return useEagerQuery({ ...query, select: firstPageOf, enabled: mayFetch });
}
