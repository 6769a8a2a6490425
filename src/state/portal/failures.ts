import { ApiFailure } from '../../api/http/failure';
import { isOnline } from '../../browser/connection';
import { notify } from '../notifications/notifications';
import { notifyNotDone } from './connection';
import type { Portal } from './portal';

/**
 * How to report a failure, besides the error state of the component: a notification for an action of the user, a log
 * entry for a background fetch.
 * @see A-095 O-1
 */
export type OnFailure = 'notify' | 'log';

/** Logs a failure, and shows a notification unless `onFailure` is 'log'. Ignores canceled calls. */
export function reportFailure(portal: Portal, onFailure: OnFailure, error: unknown): void {
  if (error instanceof ApiFailure && error.kind === 'aborted') return;
  console.warn(`lp-catalog: ${error instanceof Error ? error.message : String(error)}`);
  if (onFailure !== 'notify') return;
  // Without a network, the notification can name the reason.
  if (isOnline()) notify(portal, { text: 'ERROR_OCCURED', isError: true });
  else notifyNotDone(portal);
}
