import { leanBy } from './facts.mjs';

const nothing = '';

/** Settings that nobody gives, and what they are then. */
const core = {
  fallbackStrategy: '"bestFit"',
  fallbackAxisSideDirection: '"none"',
  hasFallbackAxisSideDirection: 'false',
  flipAlignment: 'true',
  checkMainAxis: 'true',
  checkCrossAxis: 'true',
  altBoundary: 'false',
};
const following = {
  ancestorScroll: 'true',
  ancestorResize: 'true',
  elementResize: 'true',
  layoutShift: 'true',
  animationFrame: 'false',
};
const dismissing = {
  outsidePressEvent: '"pointerdown"',
  referencePress: 'false',
  referencePressEvent: '"pointerdown"',
  ancestorScroll: 'false',
};

/** What the build takes as not given. */
export const notGiven = [
  ...['fallbackStrategy', 'fallbackAxisSideDirection', 'flipAlignment', 'altBoundary'],
  ...Object.keys({ ...following, ...dismissing }),
  ...['rootContext', 'nodeId'],
];

/**
 * Whatever floats is a popover in the browser's top layer at a fixed place: it has no ancestors that clip, move or scale
 * it, is child of no other, and nothing listens to its opening.
 */
const files = {
  'core/dist/floating-ui.core.mjs': { constants: core },
  'dom/dist/floating-ui.dom.mjs': {
    constants: { ...following, isFixed: 'true', isOffsetParentAnElement: 'false' },
    functions: {
      getOffsetParent: 'return getWindow(element);',
      getClippingElementAncestors: 'return [];',
      getClientRectFromClippingAncestor: 'return rectToClientRect(getViewportRect(element, strategy));',
      convertOffsetParentRelativeRectToViewportRelativeRect: 'return _ref.rect;',
    },
  },
  'react/dist/floating-ui.react.mjs': {
    constants: dismissing,
    functions: {
      useFloatingId: nothing,
      useFloatingTree: 'return null;',
      useFloatingParentNodeId: 'return null;',
      createEventEmitter: 'return { emit() {} };',
    },
  },
};

export const leanFloating = () => leanBy({ name: 'lean-floating', library: '@floating-ui', files });
