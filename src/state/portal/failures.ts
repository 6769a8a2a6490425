import { ApiFailure } from '../../api/http/failure';
import { isOnline } from '../../browser/connection';
import { notify } from '../notifications/notifications';
import { notifyNotDone } from './connection';
import type { Portal } from './portal';

/**
 * What a failure does beyond the state of its own place: a notification for what the person did, a log line for what
 * was fetched behind the scenes. @see A-095 O-1
 */
export type OnFailure = 'notify' | 'log';

export function reportFailure(portal: Portal, onFailure: OnFailure, error: unknown): void {
  if (error instanceof ApiFailure && error.kind === 'aborted') return;
  console.warn(`lp-catalog: ${error instanceof Error ? error.message : String(error)}`);
  if (onFailure !== 'notify') return;
  // What to do about it is known where the network is gone.
  if (isOnline()) notify(portal, { text: 'ERROR_OCCURED', isError: true });
  else notifyNotDone(portal);
}
