import { leanBy } from './facts.mjs';

const nothing = '';
const never = 'return false;';

/** What the store is asked for by nobody: values that are still to come, atoms that start something, and delays. */
export const unasked = ['.onMount', 'INTERNAL_onInit', 'atom(async', 'tom<Promise', '{ delay'];

const files = {
  'react.mjs': {
    constants: { delay: 'undefined', promiseStatus: 'false', use: 'undefined' },
    functions: {
      isPromiseLike: never,
      attachPromiseStatus: nothing,
      createContinuablePromise: nothing,
    },
  },
  'vanilla/internals.mjs': {
    functions: {
      isPromiseLike: never,
      hasOnMount: never,
      hasOnInit: never,
      addPendingPromiseToDependency: nothing,
      getMountedOrPendingDependents: 'return mountedMap.get(atom)?.t ?? atomState.p;',
      BUILDING_BLOCK_registerAbortHandler: nothing,
      BUILDING_BLOCK_abortPromise: nothing,
    },
  },
};

export const leanStore = () => leanBy({ name: 'lean-store', library: 'jotai/esm', files });
