import { ApiFailure } from '../../api/http/failure';
import type { TextKey } from '../../domain/text-key';
import { isConnected, notifyNotDone } from './connection';
import { notify } from '../notifications/notifications';

/**
 * What a failure does beyond the state of its own place: a notification for what the person did, a log line for what
 * was looked up behind the scenes (A-095, O-1).
 */
export type OnFailure = 'notify' | 'log';

export function reportFailure(onFailure: OnFailure, error: unknown): void {
  if (error instanceof ApiFailure && error.kind === 'aborted') return;
  console.warn(`lp-catalog: ${error instanceof Error ? error.message : String(error)}`);
  if (onFailure !== 'notify') return;
  // What to do about it is known where the network is gone.
  if (isConnected()) notify({ text: errorText, isError: true });
  else notifyNotDone();
}

/** The one sentence of a failure (R-ERROR-001). */
const errorText: TextKey = 'ERROR_OCCURED';
