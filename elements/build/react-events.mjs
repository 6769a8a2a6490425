import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * What parts of this bundle listen to. React listens to all events that there are, twice, in every root, and a page has as
 * many roots as elements.
 */
const heard =
  'abort cancel click close contextMenu dragEnd dragOver dragStart error input keyDown keyUp load mouseDown mouseUp ' +
  'pause play pointerCancel pointerDown pointerMove pointerOut pointerOver pointerUp progress submit toggle ' +
  'touchCancel touchEnd touchMove touchStart';

const alike = [
  'AnimationEnd',
  'AnimationIteration',
  'AnimationStart',
  'TransitionRun',
  'TransitionStart',
  'TransitionCancel',
  'TransitionEnd',
];

/** Facts about the renderer. */
export const heardEvents = {
  values: { simpleEventPluginEvents: `${JSON.stringify(heard)}.split(" ")` },
  statements: [
    'simpleEventPluginEvents.push("scrollEnd")',
    ...alike.map((name) => `registerSimpleEvent(${constantOf(name)}`),
    'registerSimpleEvent("dblclick"',
    'registerTwoPhaseEvent("onBeforeInput"',
    ...['End', 'Start', 'Update'].map((name) => `registerTwoPhaseEvent(\n  "onComposition${name}"`),
  ],
};

/** The names in a text that React would listen to, were it not for the facts above. */
export function unheardIn(text) {
  const names = text.match(/\bon[A-Z]\w+/g) ?? [];
  return [...new Set(names.map((name) => name.replace(/Capture$/, '')))].filter((name) => unheard.has(name));
}

/** The others of React's own list, and what the statements above leave out. */
const others = simpleEvents().filter((name) => !heard.split(' ').includes(name));
const further = 'scrollEnd doubleClick beforeInput compositionEnd compositionStart compositionUpdate'.split(
  ' ',
);

const unheard = new Set([...[...others, ...further].map(capital), ...alike].map((name) => `on${name}`));

function simpleEvents() {
  const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
  const source = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8');
  const [, names] = /simpleEventPluginEvents =\s*"([^"]+)"/.exec(source) ?? [];
  if (!names) throw new Error('React no longer names its events in simpleEventPluginEvents.');
  return names.split(' ');
}

function capital(name) {
  return name[0].toUpperCase() + name.slice(1);
}

function constantOf(name) {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
}
