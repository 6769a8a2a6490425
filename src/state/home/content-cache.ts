import type { ContentType } from '../../domain/home/content-types';
import type { Portal } from '../portal/portal';
import { queryClientOf } from '../query/query-client';
import { contentKeys } from './keys';

/** Fetches the items of a content type again, for its blocks on home and for its see-all page. @see A-051 */
export async function invalidateContent(portal: Portal, type: ContentType): Promise<void> {
  const queryClient = queryClientOf(portal);
  await Promise.all(contentKeys.ofType(type).map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
