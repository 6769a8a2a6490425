import type { Operation } from '../http/endpoints';
import { ApiFailure } from '../http/failure';

/** The states that an editor can force on a block in preview. */
const forcedStates = ['loading', 'empty', 'error'] as const;
export type ForcedState = (typeof forcedStates)[number];

/**
 * Returns the state that `preview-as` forces on the blocks of a content type, such as `News=error`. Returns undefined for
 * blocks with samples.
 * @see A-034
 */
export function forcedState(previewAs: string | undefined, type: string): ForcedState | undefined {
  const sought = type.toLowerCase();
  const [, wish] = [...new URLSearchParams(previewAs)].find(([name]) => name.toLowerCase() === sought) ?? [];
  return forcedStates.find((state) => state === wish);
}

interface Answering {
  operation: Operation;
  answer: unknown;
  signal: AbortSignal | undefined;
}

/** Returns the sample in a forced state: it never resolves, it fails, or every list in it is empty. */
export function inState(state: ForcedState, { operation, answer, signal }: Answering): Promise<unknown> {
  const aborted = () => new ApiFailure('aborted', operation, 'The preview was left.');
  if (state === 'loading')
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(aborted())));
  if (state === 'error')
    return Promise.reject(new ApiFailure('server', operation, 'The preview asks for it.'));
  return Promise.resolve(emptied(answer));
}

function emptied(answer: unknown): unknown {
  if (Array.isArray(answer)) return [];
  const entries = Object.entries(answer ?? {});
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? [] : (value as unknown)]),
  );
}
