const nothing = '';

/** What never is, where React runs in this bundle, by the names that its renderer has for it. */
export const neverHere = {
  /** Measured, legacy, dehydrated, listed, hoisted, animated: kinds of elements that nothing is made of. */
  tags: [12, 17, 18, 19, 21, 23, 24, 25, 26, 27, 30, 31],
  types: [
    'REACT_ACTIVITY_TYPE',
    'REACT_PROFILER_TYPE',
    'REACT_SUSPENSE_LIST_TYPE',
    'REACT_LEGACY_HIDDEN_TYPE',
    'REACT_VIEW_TRANSITION_TYPE',
  ],
  /** Work that a view transition could show. */
  masks: [335544064],
  constants: {
    isHydrating: 'false',
    isInputEventSupported: 'true',
    canUseCompositionEvent: 'true',
    canUseTextInputEvent: 'true',
    useFallbackCompositionData: 'false',
    // Nothing throws them.
    HydrationMismatchException: 'NaN',
    SelectiveHydrationException: 'NaN',
    SuspenseyCommitException: 'NaN',
  },
  /**
   * Marks that are thrown and never shown: an error would take its stack when the file runs, which costs a tenth of a second
   * where a browser's tools look on.
   */
  values: { SuspenseException: '{}', SuspenseActionException: '{}' },
  fields: { dehydrated: 'null', isDehydrated: 'false' },
  statements: [
    'exports.hydrateRoot',
    'FragmentInstance.prototype.',
    'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration',
    'ReactDOMSharedInternals.findDOMNode',
  ],
  functions: {
    // Pages that a server wrote.
    dispatchEvent: `if (_enabled) {
      findInstanceBlockingEvent(nativeEvent);
      dispatchEventForPluginEventSystem(domEventName, eventSystemFlags, nativeEvent, return_targetInst, targetContainer);
    }`,
    popHydrationState: 'return !1;',
    upgradeHydrationErrorsToRecoverable: 'return null;',
    retryIfBlockedOn: nothing,
    updateDehydratedSuspenseComponent: nothing,
    attemptReplayContinuousQueuedEvent: nothing,
    // Styles, scripts and pictures that a screen would wait for.
    completeRootWhenReady: `root.timeoutHandle = -1;
      completeRoot(root, finishedWork, lanes, recoverableErrors, transitions, didIncludeRenderPhaseUpdate, spawnedLane, updatedLanes, suspendedRetryLanes, didSkipSuspendedSiblings, exitStatus, null);`,
    preloadInstanceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217;',
    isHostHoistableType: 'return !1;',
    accumulateSuspenseyCommitOnFiber: nothing,
    waitForCommitToBeReady: 'return null;',
    prefetchDNS: nothing,
    preconnect: nothing,
    preload: nothing,
    preloadModule: nothing,
    preinitScript: nothing,
    preinitStyle: nothing,
    preinitModuleScript: nothing,
    // View transitions.
    trackEnterViewTransitions: nothing,
    commitEnterViewTransitions: nothing,
    commitExitViewTransitions: nothing,
    commitNestedViewTransitions: nothing,
    commitAfterMutationEffectsOnFiber: nothing,
    restoreEnterOrExitViewTransitions: nothing,
    restoreNestedViewTransitions: nothing,
    startViewTransition: nothing,
    // A sign in the browser's own frame that a transition is under way.
    defaultOnDefaultTransitionIndicator: nothing,
    // References to fragments.
    FragmentInstance: nothing,
    traverseVisibleInstancesAndTextInstances: 'return !1;',
    commitFragmentInstanceDeletionEffects: nothing,
    commitFragmentInstanceInsertionEffects: nothing,
    commitNewChildToFragmentInstances: nothing,
    // Forms with functions as their action.
    extractEvents$1: nothing,
    requestFormReset: nothing,
    mountActionState: nothing,
    updateActionState: nothing,
    rerenderActionState: nothing,
    updateActionStateImpl: nothing,
    dispatchActionState: nothing,
    // Memory of compiled components, and caches of a server's.
    useMemoCache: nothing,
    // Events that no part listens to.
    constructSelectEvent: nothing,
    getNativeBeforeInputChars: nothing,
    getFallbackBeforeInputChars: nothing,
    // Elements with a definition of their own inside ours.
    isCustomElement: 'return !1;',
    setPropOnCustomElement: nothing,
    // A component's line in the stack of an error: its name says where to look.
    describeNativeComponentFrame:
      'const name = fn && (fn.displayName || fn.name); return name ? describeBuiltInComponentFrame(name) : "";',
  },
};
