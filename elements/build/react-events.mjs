/**
 * What parts of this bundle listen to. React listens to all events that there are, twice, in every root, and a page has as
 * many roots as elements.
 */
const heard =
  'abort cancel click close contextMenu dragEnd dragOver dragStart error input keyDown keyUp load mouseDown mouseUp ' +
  'pause play pointerCancel pointerDown pointerMove pointerOut pointerOver pointerUp progress submit toggle touchStart';

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

const known =
  'auxClick beforeToggle canPlay canPlayThrough copy cut drag dragEnter dragExit dragLeave drop durationChange emptied ' +
  'encrypted ended fullscreenChange fullscreenError gotPointerCapture invalid keyPress loadedData loadedMetadata loadStart ' +
  'lostPointerCapture mouseMove mouseOut mouseOver paste playing rateChange reset resize scroll scrollEnd seeked seeking ' +
  'stalled suspend timeUpdate touchCancel touchEnd touchMove volumeChange waiting wheel doubleClick beforeInput ' +
  'compositionEnd compositionStart compositionUpdate';

const unheard = new Set([...known.split(' ').map(capital), ...alike].map((name) => `on${name}`));

function capital(name) {
  return name[0].toUpperCase() + name.slice(1);
}

function constantOf(name) {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
}
