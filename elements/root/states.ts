/**
 * The page's style sheet reserves space for an element until it matches `:state(drawn)`. Older browsers have no states.
 */
const states = new WeakMap<object, CustomStateSet>();

const hasStates = (): boolean => typeof CSS !== 'undefined' && CSS.supports('selector(:state(drawn))');

/** Remembers the states of an element, if the browser has states. */
export function setStates(element: object, internals: ElementInternals): void {
  if (hasStates()) states.set(element, internals.states);
}

/** Sets whether an element matches `:state(drawn)`. */
export function setRendered(element: object, isRendered: boolean): void {
  states.get(element)?.[isRendered ? 'add' : 'delete']('drawn');
}
