import { renderToString } from 'preact-render-to-string';
import type { VNode } from 'preact';
import type { ReactNode } from 'react';
import { whenAborted, type RenderedTree } from '../../../src/shell/server/for-servers';
import { UnfinishedContext, type Unfinished } from './suspense';

/**
 * Renders a tree with Preact, in rounds: after each, it waits until something has loaded that a part of the tree needs. A
 * part that fails, or has not loaded when the signal aborts, is a placeholder. Each round is synchronous, so that renders
 * at the same time share nothing.
 */
export async function renderTree(tree: ReactNode, signal: AbortSignal): Promise<RenderedTree> {
  const aborted = whenAborted(signal);
  for (;;) {
    const unfinished: Unfinished = { waits: new Set(), hasFailed: false };
    const round = <UnfinishedContext value={unfinished}>{tree}</UnfinishedContext>;
    const html = renderToString(round as unknown as VNode);
    const isWaiting = unfinished.waits.size > 0;
    if (!isWaiting || signal.aborted) return { html, isWhole: !isWaiting && !unfinished.hasFailed };
    await Promise.race([aborted, ...[...unfinished.waits].map(whenEnded)]);
    await nextTurn();
  }
}

const whenEnded = async (promise: PromiseLike<unknown>): Promise<void> => {
  try {
    await promise;
  } catch {
    // The next round renders the fallback.
  }
};

/** Several answers often come together. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The library that can hydrate the HTML. Preact cannot hydrate a tree with placeholders. */
export const markupOf = (isWhole: boolean): 'preact' | 'partial' => (isWhole ? 'preact' : 'partial');
