import type { Portal } from '../../state/portal/portal';
import { queryClientOf } from '../../state/query/query-client';

/**
 * Removes the answers of a portal after a render. Each query that nobody reads would otherwise have a timer, which holds
 * the portal in memory until then.
 */
export const releasePortal = (portal: Portal): void => queryClientOf(portal).clear();
