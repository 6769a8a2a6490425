import { dirname, resolve } from 'node:path';
import { build } from 'esbuild';

/** Every import of React becomes one of its small twin, in our code and in the libraries. */
export function preactForReact() {
  const id = 'virtual:react';
  const twins = {
    react: id,
    'react-dom': id,
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
  };
  const code = [
    `import ${JSON.stringify(resolve('elements/slim/settle-after-events.ts'))};`,
    "export * from 'preact/compat';",
    "export { default } from 'preact/compat';",
  ];
  return {
    name: 'preact-for-react',
    resolveId: {
      order: 'pre',
      handler(source, importer, options) {
        const twin = twins[source];
        if (!twin || twin === id) return twin ?? null;
        return this.resolve(twin, importer, { ...options, skipSelf: true });
      },
    },
    load: (source) => (source === id ? code.join('\n') : null),
  };
}

/** What the scheduler says, and what it says here. */
const schedulerFacts = [
  ['frameInterval = 5,', 'frameInterval = 33,'],
  ['return needsPaint\n', 'return needsPaint && exports.unstable_now() - startTime >= 16\n'],
];

/**
 * React lets the browser draw every five milliseconds while it renders, and after every tree that it has drawn. Each
 * picture of a page in the making costs a slow device more than that, and a hundred elements are a hundred trees; a press
 * is still answered within two frames, and a tree that took a frame's time is shown at once.
 */
export function patientScheduler() {
  return {
    name: 'patient-scheduler',
    transform(code, id) {
      if (!id.endsWith('scheduler.production.js')) return null;
      return { code: withFacts(this, code, schedulerFacts), map: null };
    },
  };
}

/** What the sorting library says, and what it says here. */
const sortingFacts = [
  // It looks for scrolling ancestors only up to the shadow root; this lets it look past the host.
  [
    'return findScrollableAncestors(node.parentNode);',
    'const up = node.parentNode; return findScrollableAncestors(up && up.host instanceof HTMLElement ? up.host : up);',
  ],
  // It listens a timer later, so as not to hear the key that lifts; on a busy page the next key comes before that timer.
  [
    'setTimeout(() => this.listeners.add(EventName.Keydown, this.handleKeyDown));',
    'this.listeners.add(EventName.Keydown, this.handleKeyDown);',
  ],
  [
    'handleKeyDown(event) {\n    if (isKeyboardEvent(event)) {',
    'handleKeyDown(event) { if (event !== this.props.event && isKeyboardEvent(event)) {',
  ],
];

/** The sorting library as it has to be in a shadow root, and on a page that is busy. */
export function promptSorting() {
  return {
    name: 'prompt-sorting',
    transform(code, id) {
      if (!/@dnd-kit\/core\/dist\/core\.esm\.js/.test(id)) return null;
      return { code: withFacts(this, code, sortingFacts), map: null };
    },
  };
}

/** The code with one thing said for another; the build ends where the library says neither any more. */
function withFacts(build, code, facts) {
  const missing = facts.find(([before]) => !code.includes(before));
  if (missing) build.error(`A library changed: “${missing[0]}” did not apply.`);
  return facts.reduce((text, [before, after]) => text.replace(before, after), code);
}

/** The icon set's own component reads a context and many options; ours are drawn with what this bundle uses. */
export function plainIcons() {
  const code = `import { createElement } from 'react';
    const frame = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' };
    export default ({ name, node }) => ({ size = 24, ...rest }) =>
      createElement('svg', { width: size, height: size, 'data-icon': name, ...frame, ...rest }, node.map(([tag, shape]) => createElement(tag, shape)));`;
  return {
    name: 'plain-icons',
    load: (id) => (/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/.test(id) ? code : null),
  };
}

/**
 * The calendar file library checks its input with a schema library heavier than itself; ours is typed, and the unit
 * tests run the library whole.
 */
export function plainCalendarFile(inlined) {
  const contents = `
    import { buildEvent, buildHeader } from './pipeline/build.js';
    import { formatEvent, formatFooter, formatHeader } from './pipeline/format.js';
    export function createEvent(given) {
      const event = { ...buildHeader(given), ...buildEvent(given) };
      return { error: null, value: formatHeader(event) + formatEvent(event) + formatFooter() };
    }`;
  return {
    name: 'plain-calendar-file',
    async load(id) {
      if (!/[\\/]ics[\\/]dist[\\/]index\.js$/.test(id)) return null;
      const stdin = { contents, resolveDir: dirname(id) };
      const options = { bundle: true, write: false, format: 'esm', platform: 'browser', target: 'es2022' };
      const { outputFiles, metafile } = await build({ stdin, ...options, metafile: true });
      inlined.push(...Object.keys(metafile.inputs).map((path) => resolve(path)));
      return outputFiles[0].text;
    },
  };
}
