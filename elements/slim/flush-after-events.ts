import { options } from 'preact';

/**
 * Preact renders some time after an event. React renders before the next event and runs effects before the next frame.
 * The slim build matches React, so that a page, a test or a tool that clicks twice in a row finds the same elements in
 * either build.
 */
let pendingRender: (() => void) | undefined;
let pendingEffects: (() => void) | undefined;

options.debounceRendering = (run) => {
  pendingRender = run;
  queueMicrotask(() => {
    if (pendingRender === run) renderNow();
  });
};

options.requestAnimationFrame = (run) => {
  pendingEffects = run;
  effectsPort().postMessage(undefined);
};

options.event = (event): unknown => {
  if (event.bubbles && discrete.has(event.type)) {
    event.composedPath().at(-1)?.addEventListener(event.type, flush, { once: true });
  }
  // Preact passes the returned event to the handler.
  return event;
};

/** Events that a person triggers one at a time, in contrast to continuous events such as scrolling. */
const discrete: ReadonlySet<string> = new Set([
  'click',
  'input',
  'change',
  'submit',
  'keydown',
  'keyup',
  'pointerdown',
  'pointerup',
]);

function renderNow(): void {
  const run = pendingRender;
  pendingRender = undefined;
  run?.();
}

function runEffectsNow(): void {
  const run = pendingEffects;
  pendingEffects = undefined;
  run?.();
}

let port: MessagePort | undefined;

/**
 * A timer would delay effects for longer. The channel is created lazily, since an unused one would keep Node from
 * exiting.
 */
function effectsPort(): MessagePort {
  if (port) return port;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = runEffectsNow;
  port = port2;
  return port;
}

/**
 * The maximum number of rounds in a flush. No regular screen needs more, and an endless render loop cannot block the
 * page.
 */
const mostRounds = 25;

let isFlushing = false;

function flush(): void {
  if (isFlushing) return;
  isFlushing = true;
  try {
    for (let round = 0; pendingRender && round < mostRounds; round += 1) {
      renderNow();
      runEffectsNow();
    }
  } finally {
    isFlushing = false;
  }
}
