import { options } from 'preact';
import { Component, createContext, type ReactNode } from 'react';

// Without this, the renderer of Preact for servers ignores boundaries.
Reflect.set(options, 'errorBoundaries', true);

/** What a round of a render could not finish. */
export interface Unfinished {
  /** What parts of the tree wait for. */
  waits: Set<PromiseLike<unknown>>;
  /** Whether a part has failed. */
  hasFailed: boolean;
}

/** The list to which the boundaries of a round add. */
export const UnfinishedContext = createContext<Unfinished>({ waits: new Set(), hasFailed: false });

interface Props {
  fallback?: ReactNode;
  children?: ReactNode;
}

/**
 * Renders its fallback in place of a part that waits or has failed. The renderer of Preact for servers knows no
 * fallbacks: it waits without a limit, and a part that fails fails the whole tree.
 */
export class Suspense extends Component<Props, { isUnfinished: boolean }> {
  static override contextType = UnfinishedContext;
  override state = { isUnfinished: false };

  static getDerivedStateFromError() {
    return { isUnfinished: true };
  }

  override componentDidCatch(error: unknown) {
    const unfinished = this.context as Unfinished;
    if (isPromise(error)) unfinished.waits.add(error);
    else unfinished.hasFailed = true;
  }

  override render() {
    return this.state.isUnfinished ? this.props.fallback : this.props.children;
  }
}

const isPromise = (error: unknown): error is PromiseLike<unknown> =>
  typeof (error as PromiseLike<unknown> | undefined)?.then === 'function';
