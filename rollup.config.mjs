import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { minify } from '@swc/core';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { build } from 'esbuild';
import { packageFiles } from './elements/generate/package-plugins.mjs';
import { compileStyles, partsOf } from './src/ui/style/compile.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const tags = readdirSync('elements')
  .filter((file) => /^lp-.*\.ts$/.test(file))
  .map((file) => file.slice(0, -'.ts'.length));

/** The libraries that every page shares get chunks of their own, so that a new version of ours leaves them cached. */
const libraryChunks = [
  [
    'react',
    /node_modules\/(react|react-dom|scheduler|preact|@r2wc)\/|commonjsHelpers|virtual:react|elements\/slim/,
  ],
  ['query', /node_modules\/@tanstack\//],
];

/** What a page needs before anything lazy, by what it shows: its entry, and the screen that it opens with. */
const firstScreens = {
  heart: ['elements/lp-favourites-button.ts'],
  box: ['elements/lp-search.ts', 'src/ui/popover/ComboPanel.tsx'],
  results: ['elements/lp-search.ts', 'src/ui/popover/ComboPanel.tsx', 'src/pages/search/SearchPage.tsx'],
  lists: ['elements/lp-lists.ts', 'src/pages/lists/ListsPage.tsx'],
  media: ['elements/lp-media-player.ts', 'src/pages/play-media/PlayMediaPage.tsx'],
  home: ['elements/lp-catalog-home.ts'],
};

/** What is fetched on intent, by what it belongs to; a heavy library stays apart from the small pieces beside it. */
const lazyChunks = [
  ['icons', /lucide-react\/dist\/esm\/icons/],
  ['calendar', /src\/ui\/calendar|node_modules\/(react-day-picker|@?date-fns)/],
  ['sorting', /src\/ui\/sortable|node_modules\/@dnd-kit/],
  ['floating', /src\/ui\/popover\/(Popover|use-close)|node_modules\/@floating-ui/],
  ['layers', /src\/ui\/(dialog|field|live|toast)\//],
  ['search-more', /src\/(pages\/(search|mobile-search)|widgets\/(filter-panel|result-parts))\//],
  ['home-more', /src\/(blocks|widgets\/interests)\//],
  ['header-more', /src\/(shell\/header|widgets\/feedback)\//],
  ['returning', /src\/state\/(home-return|return-place)/],
  ['media-more', /src\/(pages\/play-media|widgets\/(media-frame|share))\//],
  ['preview', /src\/api\/sample\//],
];

/**
 * Modules that the same first screens need travel in one file, and a set too small for a file of its own joins the next
 * larger one; what is lazy travels with what it belongs to: small files gzip badly, and a browser fetches six at a time.
 */
function chunkOf() {
  let screensOf;
  let chunks;
  return (id, { getModuleInfo }) => {
    screensOf ??= screensByModule(getModuleInfo);
    chunks ??= sharedChunks(screensOf, getModuleInfo);
    const isFirst = screensOf.has(id);
    const [named] =
      [...libraryChunks, ...(isFirst ? [] : lazyChunks)].find(([, pattern]) => pattern.test(id)) ?? [];
    return named ?? chunks.get(id);
  };
}

const leastCharacters = 3000;

function sharedChunks(screensOf, getModuleInfo) {
  // What only home, only results or only lists need is one file each too, since other screens fetch parts of it.
  const isShared = (id, screens) =>
    screens.length > 1 ||
    (['home', 'results', 'lists'].includes(screens[0]) && !id.includes(`${sep}elements${sep}`));
  const shared = [...screensOf].filter(([id, screens]) => isShared(id, screens));
  const sizes = new Map();
  for (const [id, screens] of shared) {
    const name = screens.join('-');
    sizes.set(name, (sizes.get(name) ?? 0) + (getModuleInfo(id)?.code?.length ?? 0));
  }
  const large = [...sizes].filter(([, size]) => size >= leastCharacters).map(([name]) => name.split('-'));
  large.sort((one, other) => one.length - other.length);
  const home = (screens) => large.find((set) => screens.every((screen) => set.includes(screen))) ?? screens;
  const name = (screens) =>
    screens.length === Object.keys(firstScreens).length ? 'base' : screens.join('-');
  return new Map(shared.map(([id, screens]) => [id, name(home(screens))]));
}

function screensByModule(getModuleInfo) {
  const found = new Map();
  const iconId = iconIds(getModuleInfo);
  const visit = (id, screen) => {
    const screens = found.get(id) ?? [];
    if (screens.includes(screen)) return;
    found.set(id, [...screens, screen]);
    const { importedIds = [], code } = getModuleInfo(id) ?? {};
    for (const imported of importedIds) {
      // Through the door of the icons every screen would need every picture.
      const needed = imported.endsWith(iconDoor) ? iconNames(code).map(iconId) : [imported];
      needed.forEach((one) => visit(one, screen));
    }
  };
  for (const [screen, files] of Object.entries(firstScreens))
    for (const file of files) visit(resolve(file), screen);
  return found;
}

const iconDoor = ['src', 'ui', 'icons', 'icons.ts'].join(sep);
const namesIn = (list) => list.split(',').map((name) => name.trim().split(/\s+as\s+/));

/** The icons that a module takes from their door. */
function iconNames(code) {
  const lists = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"][^'"]*icons\/icons['"]/g)];
  return lists.flatMap(([, list]) => namesIn(list).map(([name]) => name));
}

/** The file of an icon by its name, as the set's own index has it. */
function iconIds(getModuleInfo) {
  let files;
  return (name) => {
    if (!files) {
      const [index] = getModuleInfo(resolve(iconDoor)).importedIds;
      const { code } = getModuleInfo(index);
      const rows = [...code.matchAll(/export\s*\{([^}]*)\}\s*from\s*['"]\.\/([^'"]+)['"]/g)];
      files = new Map(
        rows.flatMap(([, list, file]) =>
          namesIn(list).map((names) => [names.at(-1), resolve(dirname(index), file)]),
        ),
      );
    }
    return files.get(name);
  };
}

/**
 * `rollup --config rollup.config.mjs` builds the package; `--configSlim` builds `dist/slim` beside it, the same code on
 * preact in React's place, for pages that count every byte.
 */
export default ({ configSlim: isSlim = false }) => {
  const folder = isSlim ? 'dist/slim' : 'dist';
  /** Files that came in inside another module, for the licences. */
  const inlined = [];
  return {
    input: {
      ...Object.fromEntries(tags.map((tag) => [tag, `elements/${tag}.ts`])),
      'lp-catalog': 'virtual:all-elements',
    },
    output: {
      dir: folder,
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
      manualChunks: chunkOf(),
      // Else a chunk would draw in whatever its modules import, and be fetched for that alone.
      onlyExplicitManualChunks: true,
    },
    onwarn(warning, warn) {
      // The libraries mark their client files with a directive that means nothing in a bundle.
      if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return;
      warn(warning);
    },
    plugins: [
      emptyFolder(folder),
      allElements(),
      styles(),
      withoutTexts(),
      json(),
      dndShadowScroll(),
      plainIcons(),
      leanTexts(),
      plainCalendarFile(inlined),
      withoutMutations(),
      replace({
        preventAssignment: true,
        values: { 'process.env.NODE_ENV': '"production"', __LP_VERSION__: JSON.stringify(version) },
      }),
      isSlim && preactForReact(),
      nodeResolve({ browser: true, exportConditions: ['esnext'] }),
      commonjs(),
      typescript({
        tsconfig: 'tsconfig.json',
        include: ['src/**/*.ts', 'src/**/*.tsx', 'elements/**/*.ts', 'elements/**/*.tsx'],
        noEmit: false,
        noEmitOnError: true,
        outDir: folder,
        declaration: false,
      }),
      minifyWithSwc(),
      graph(isSlim ? '.cache/build-graph-slim.json' : '.cache/build-graph.json'),
      packageFiles({ folder, version, isSlim, inlined }),
    ],
  };
};

/** Old chunks must not stay beside the new ones, or sizes and caches would lie. */
function emptyFolder(folder) {
  return { name: 'empty-folder', buildStart: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Every import of React becomes one of its small twin, in our code and in the libraries. */
function preactForReact() {
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

/** One file that defines all five tags, for a page that wants a single script tag (R-EMBED-042). */
function allElements() {
  const id = 'virtual:all-elements';
  const file = (name) => JSON.stringify(resolve('elements', `${name}.ts`));
  const code = [
    ...tags.map((tag) => `import ${file(tag)};`),
    `export { configure } from ${file('define-element')};`,
  ];
  return {
    name: 'all-elements',
    resolveId: (source) => (source === id ? id : null),
    load: (source) => (source === id ? code.join('\n') : null),
  };
}

/**
 * All classes that the source names in `tw('…')` become one sheet at build time; nothing of twind is in the bundle. Files
 * that draw with more than its core bring their parts along, so that none can be shown without its styles.
 */
function styles() {
  const prefix = 'virtual:styles';
  const sheetFile = JSON.stringify(resolve('src/ui/style/sheet.ts'));
  let compiled;
  return {
    name: 'styles',
    buildStart: () => {
      compiled = compileStyles('src');
    },
    resolveId: (source) => (source.startsWith(prefix) ? source : null),
    async load(source) {
      if (!source.startsWith(prefix)) return null;
      const { sheet } = await compiled;
      if (source === prefix) return `export const core = ${JSON.stringify(sheet.core)};`;
      const part = sheet[source.slice(prefix.length + 1)] ?? [];
      return `import { addStyles } from ${sheetFile};\naddStyles(${JSON.stringify(part)});`;
    },
    transform(code, id) {
      const file = relative(process.cwd(), id);
      if (!/^src[\\/].*\.tsx?$/.test(file)) return null;
      const imports = partsOf(file).map((part) => `import '${prefix}/${part}';\n`);
      return imports.length > 0 ? { code: imports.join('') + code, map: null } : null;
    },
  };
}

/** What the description says about each attribute is for documents and editors; the elements need only its types. */
function withoutTexts() {
  return {
    name: 'without-texts',
    transform: (code, id) =>
      id.endsWith('elements/description.ts')
        ? { code: code.replace(/\babout:\s*'[^']*',?/g, ''), map: null }
        : null,
  };
}

/** Locale files are JSON, so that translators need no code; here each becomes a module of its own. */
function json() {
  return {
    name: 'json',
    transform: (code, id) =>
      id.endsWith('.json')
        ? { code: `export default ${JSON.stringify(JSON.parse(code))};`, map: null }
        : null,
  };
}

/** The sorting library looks for scrolling ancestors only up to the shadow root; this lets it look past the host. */
function dndShadowScroll() {
  const before = 'return findScrollableAncestors(node.parentNode);';
  const after =
    'const up = node.parentNode; return findScrollableAncestors(up && up.host instanceof HTMLElement ? up.host : up);';
  return {
    name: 'dnd-shadow-scroll',
    transform(code, id) {
      if (!/@dnd-kit\/core\/dist\/core\.esm\.js/.test(id)) return null;
      if (!code.includes(before)) this.error('The sorting library changed: its scroll patch did not apply.');
      return { code: code.replace(before, after), map: null };
    },
  };
}

/**
 * Texts come as files of this bundle by keys that are strings, and dates are written by Intl: what the translation library
 * brings for fetching texts, for copies of itself, for formats and other texts inside texts, for keys that are functions, and to say while debugging is left out.
 */
function leanTexts() {
  const unusedMethods = [
    'reloadResources',
    'use',
    'exists',
    'hasLoadedNamespace',
    'loadNamespaces',
    'loadLanguages',
    'dir',
    'cloneInstance',
    'toJSON',
  ];
  const cuts = [
    [/class Connector extends EventEmitter \{[\s\S]*?\n\}\n/, 'class Connector { state = {}; on() {} }\n'],
    ...unusedMethods.map((name) => [
      new RegExp(`\\n {2}${name}\\([^\\n]*\\) \\{[\\s\\S]*?\\n {2}\\}\\n`),
      '\n',
    ]),
    [/s\.utils = \{[\s\S]*?\};/, ''],
    ['formatter = Formatter;', ''],
    [/\n {2}nest\(str, fc, options = \{\}\) \{[\s\S]*?\n {2}\}\n/, '\n  nest(str) { return str; }\n'],
    [
      /function createProxy\(\) \{[\s\S]*?\n\}\nfunction keysFromSelector\(selector, opts\) \{[\s\S]*?\n\}\n/,
      "function keysFromSelector() { return ''; }\n",
    ],
    [/(logger\.(?:warn|error|deprecate)\()(?:'[^']*'|`[^`]*`)/g, "$1''"],
  ];
  return {
    name: 'lean-texts',
    transform(code, id) {
      if (!id.includes('/i18next/dist/esm/i18next.js')) return null;
      return cuts.reduce(
        ({ code: before }, [part, instead]) => {
          const after = before.replace(part, instead);
          if (after === before) this.error('The translation library changed: a cut did not apply.');
          return { code: after, map: null };
        },
        { code },
      );
    },
  };
}

/** The icon set's own component reads a context and many options; ours are drawn with what this bundle uses. */
function plainIcons() {
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
function plainCalendarFile(inlined) {
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

/** Writes never go through the query client, which would bring its code for them along; this stands in its place. */
function withoutMutations() {
  const code = `export class MutationCache {
    findAll() { return []; }
    getAll() { return []; }
    clear() {}
    async resumePausedMutations() {}
    build() { throw new Error('Writes do not go through the query client.'); }
  }`;
  return {
    name: 'without-mutations',
    load: (id) => (/query-core[\\/]build[\\/]modern[\\/]mutationCache\.js$/.test(id) ? code : null),
  };
}

function minifyWithSwc() {
  return {
    name: 'minify',
    async renderChunk(code) {
      const result = await minify(code, {
        module: true,
        ecma: 2020,
        compress: { passes: 3, ecma: 2020 },
        mangle: true,
      });
      return { code: result.code, map: null };
    },
  };
}

/** Which file needs which at once: what the size budgets are measured on. */
function graph(file) {
  return {
    name: 'graph',
    writeBundle(_, bundle) {
      const files = Object.values(bundle).filter((file) => file.type === 'chunk');
      const rows = files.map((file) => [
        file.fileName,
        {
          isEntry: file.isEntry,
          imports: file.imports,
          dynamicImports: file.dynamicImports,
          modules: Object.keys(file.modules),
        },
      ]);
      mkdirSync('.cache', { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(rows), null, 1));
    },
  };
}
