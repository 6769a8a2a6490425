import { options } from 'preact';

/**
 * preact draws some time after what a person does; React draws before the next thing happens, and runs effects before the
 * next frame. The slim build keeps both promises, so that a page, a test or a tool that presses two things in a row meets
 * the same elements in either build.
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
  // What comes back is what the handler gets.
  return event;
};

/** What a person does once, in contrast to what flows, as scrolling. */
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

/** A timer would wait longer; a channel that nobody needs yet would keep Node from ending. */
function effectsPort(): MessagePort {
  if (port) return port;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = runEffectsNow;
  port = port2;
  return port;
}

/** So many rounds that no honest screen needs more, and one that never rests does not stop the page. */
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
