import { options } from 'preact';

/**
 * preact draws some time after what a person does; React draws before the next thing happens, and runs effects before the
 * next frame. The slim build keeps both promises, so that a page, a test or a tool that presses two things in a row meets
 * the same elements in either build.
 */
let draw: (() => void) | undefined;
let follow: (() => void) | undefined;

options.debounceRendering = (run) => {
  draw = run;
  queueMicrotask(() => {
    if (draw === run) drawNow();
  });
};

options.requestAnimationFrame = (run) => {
  follow = run;
  soon().postMessage(undefined);
};

options.event = (event): unknown => {
  if (event.bubbles && discrete.has(event.type)) {
    event.composedPath().at(-1)?.addEventListener(event.type, settle, { once: true });
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

function drawNow(): void {
  const run = draw;
  draw = undefined;
  run?.();
}

function followNow(): void {
  const run = follow;
  follow = undefined;
  run?.();
}

let port: MessagePort | undefined;

/** A timer would wait longer; a channel that nobody needs yet would keep Node from ending. */
function soon(): MessagePort {
  if (port) return port;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = followNow;
  port = port2;
  return port;
}

/** So many rounds that no honest screen needs more, and one that never rests does not stop the page. */
const mostRounds = 25;

let isSettling = false;

function settle(): void {
  if (isSettling) return;
  isSettling = true;
  try {
    for (let round = 0; draw && round < mostRounds; round += 1) {
      drawNow();
      followNow();
    }
  } finally {
    isSettling = false;
  }
}
