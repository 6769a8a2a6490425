// The floors of the house, lowest first: a file may import its own floor and the floors below it (ARCHITECTURE.md, "The laws").
const floors = ['domain', '(api|browser)', 'state', 'widgets', 'blocks', 'pages', 'shell'];

/** Each library comes in through one door, so that replacing it means rewriting one folder. */
const doors = {
  '@floating-ui': 'src/ui/popover',
  '@dnd-kit': 'src/ui/sortable',
  '@twind|twind': 'src/ui/style',
  '@r2wc': 'elements',
  valibot: 'src/api',
  '@tanstack': 'src/(state|shell)',
  i18next: 'src/i18n',
  dompurify: 'src/ui/safe',
  lucide: 'src/ui/icons',
  'hls.js': 'src/ui/video',
  'react-day-picker': 'src/ui/calendar',
  'ical-generator': 'src/state/calendar-file',
  preact: 'elements/slim',
};

const rule = (name, comment, { from, to }) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    ...floors.map((floor, height) =>
      rule(`no-climbing-from-${floor}`, 'Law 1: import your own floor and below.', {
        from: { path: `^src/${floor}/` },
        to: { path: `^(elements|src/(${floors.slice(height + 1).join('|') || 'attic'}))/` },
      }),
    ),
    ...Object.entries(doors).map(([library, door]) =>
      rule(`one-door-for-${library}`, 'Law 6: one door per library.', {
        from: { path: '^(src|elements)/', pathNot: `^${door}[/.]` },
        to: { path: `node_modules/(${library})(/|$)` },
      }),
    ),
    rule('ui-knows-no-business', 'Law 2: ui imports only ui.', {
      from: { path: '^src/ui/' },
      to: { path: '^src/', pathNot: '^src/ui/' },
    }),
    rule('i18n-knows-only-domain', 'Law 2: i18n imports only domain.', {
      from: { path: '^src/i18n/' },
      to: { path: '^src/', pathNot: '^src/(i18n|domain)/' },
    }),
    rule('wings-serve-floor-3-and-up', 'Law 2: state and below hold text keys, never texts.', {
      from: { path: '^src/(domain|api|browser|state)/' },
      to: { path: '^src/(ui|i18n)/', dependencyTypesNot: ['type-only'] },
    }),
    rule('domain-is-pure', 'Law 2: domain imports no library.', {
      from: { path: '^src/domain/' },
      to: { path: 'node_modules/' },
    }),
    rule('only-state-calls-the-servers', 'Law 3: views may import api types only.', {
      from: { path: '^src/(widgets|pages)/' },
      to: { path: '^src/api/', dependencyTypesNot: ['type-only'] },
    }),
    rule('neighbours-are-strangers', 'Law 4: two blocks, and two pages, do not know each other.', {
      from: { path: '^src/(blocks|pages)/([^/]+)/' },
      to: { path: '^src/$1/[^/]+/', pathNot: '^src/$1/$2/' },
    }),
    rule('elements-enter-through-the-shell', 'Law 5: elements import the shell only.', {
      from: { path: '^elements/' },
      to: { path: '^src/', pathNot: '^src/shell/' },
    }),
    rule('nothing-imports-tests-or-demo', 'Law 1: tests and demo stand outside the house.', {
      from: { path: '^(src|elements)/' },
      to: { path: '^(tests|demo)/' },
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
    exclude: { path: '\\.(mjs|json)$' },
  },
};
