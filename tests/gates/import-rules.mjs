// The layers, lowest first: a file may import its own layer and those below it (ARCHITECTURE.md).
const layers = ['domain', '(api|browser)', 'state', 'widgets', 'blocks', 'pages', 'shell'];

/** Each library is imported in one folder, so that replacing it means rewriting that folder. */
const adapters = {
  '@floating-ui': 'src/ui/popover',
  '@dnd-kit': 'src/ui/sortable',
  '@twind|twind': 'tools/styles',
  '@r2wc': 'elements',
  valibot: 'src/api',
  '@tanstack': 'src/(state|shell)',
  i18next: 'src/i18n',
  dompurify: 'src/ui/safe',
  lucide: 'src/ui/icons',
  'hls.js': 'src/ui/video',
  'ical-generator': 'src/state/activities/calendar-file',
  'preact|preact-render-to-string': 'elements/slim',
  jotai: 'src/state',
};

const rule = (name, comment, { from, to }) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    ...layers.map((layer, height) =>
      rule(`no-higher-layer-from-${layer}`, 'Import your own layer and those below it.', {
        from: { path: `^src/${layer}/` },
        to: { path: `^(elements|src/(${layers.slice(height + 1).join('|') || 'none'}))/` },
      }),
    ),
    ...Object.entries(adapters).map(([library, folder]) =>
      rule(`one-adapter-for-${library}`, 'Import a library in its folder only.', {
        from: { path: '^(src|elements)/', pathNot: `^${folder}[/.]` },
        to: { path: `node_modules/(${library})(/|$)` },
      }),
    ),
    rule('ui-imports-no-product', 'ui imports only ui, and browser for what a page can do.', {
      from: { path: '^src/ui/' },
      to: { path: '^src/', pathNot: '^src/(ui|browser)/' },
    }),
    rule('i18n-imports-only-domain', 'i18n imports only domain.', {
      from: { path: '^src/i18n/' },
      to: { path: '^src/', pathNot: '^src/(i18n|domain)/' },
    }),
    rule('no-texts-below-widgets', 'state and below hold text keys, never texts.', {
      // The portal creates the texts and hands them down.
      from: {
        path: '^src/(domain|api|browser|state)/',
        pathNot: '^src/state/portal/(create-portal|portal-context)[.]',
      },
      to: { path: '^src/(ui|i18n)/', dependencyTypesNot: ['type-only'] },
    }),
    rule('domain-is-pure', 'domain imports no library.', {
      from: { path: '^src/domain/' },
      to: { path: 'node_modules/' },
    }),
    rule('only-state-calls-the-servers', 'Views may import api types only.', {
      from: { path: '^src/(widgets|pages)/' },
      to: { path: '^src/api/', dependencyTypesNot: ['type-only'] },
    }),
    rule('blocks-and-pages-are-independent', 'A block imports no other block, and a page no other page.', {
      from: { path: '^src/(blocks|pages)/([^/]+)/' },
      to: { path: '^src/$1/[^/]+/', pathNot: '^src/$1/$2/' },
    }),
    rule('elements-import-the-shell', 'elements import the shell only.', {
      from: { path: '^elements/' },
      to: { path: '^src/', pathNot: '^src/shell/' },
    }),
    rule(
      'nothing-imports-tools-tests-or-demo',
      'Tools, tests, commands and the demo are no part of the bundle.',
      {
        from: { path: '^(src|elements)/' },
        to: { path: '^(tools|tests|demo|cli)/' },
      },
    ),
    rule('commands-import-no-tools', 'The package contains no tools and no tests.', {
      from: { path: '^cli/' },
      to: { path: '^(tools|tests)/' },
    }),
    rule('the-portal-imports-no-commands', 'The commands start the portal, which exists without them.', {
      from: { path: '^demo/' },
      to: { path: '^cli/' },
    }),
    rule('tools-import-no-source', 'Build tools read the description of the elements, and no other source.', {
      from: { path: '^tools/' },
      to: { path: '^(src|elements)/', pathNot: '^elements/(description|property-name)[.]ts$' },
    }),
    rule('no-cycles-in-elements', 'The entries import each other neither statically nor dynamically.', {
      from: { path: '^elements/' },
      to: { circular: true },
    }),
    rule('no-cycles', 'Two files that need each other are one file or three.', {
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    }),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.json$' },
  },
};
