import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { noModuleState } from '../../tools/lint/no-module-state.mjs';

const sinks = [
  ['innerHTML', 'HTML enters through SafeHtml only.'],
  ['outerHTML', 'HTML enters through SafeHtml only.'],
  ['insertAdjacentHTML', 'HTML enters through SafeHtml only.'],
  ['dangerouslySetInnerHTML', 'HTML enters through SafeHtml only.'],
];

const pageGlobals = [
  'window',
  'document',
  'fetch',
  'localStorage',
  'sessionStorage',
  'location',
  'history',
  'navigator',
];

/** The state that stays in module scope, with the reason. */
const moduleState = {
  'elements/define-element.ts': { handedOver: 'the tags that this copy of the bundle has handed over' },
  // The base class calls attachShadow before the fields of a class exist.
  'elements/element.tsx': {
    contents: 'the settings of each element',
  },
  'elements/root/states.ts': { states: 'the custom states of each element' },
  // A page has one registry of custom elements.
  'elements/loader.ts': {
    watcher: 'watches the page for tags',
    requested: 'the tags whose code was requested',
  },
  // Preact has one set of options for all roots.
  'elements/slim/flush-after-events.ts': {
    pendingRender: 'the render that Preact has scheduled',
    pendingEffects: 'the effects that Preact has scheduled',
    port: 'schedules effects',
    isFlushing: 'is a flush running?',
  },
  // A page has one network connection.
  'src/browser/connection.ts': {
    isOnlineNow: 'whether the network is there',
    listeners: 'who follows it',
  },
  // A page has one scroll bar.
  'src/browser/scroll-lock.ts': {
    locks: 'the number of dialogs that keep the page from scrolling',
    stylesBefore: 'the styles of the page before the first of them',
  },
  // A formatter is slow to create, and the same for everybody.
  'src/domain/dates/zone-clock.ts': { formats: 'formatters by time zone' },
  // The elements of a document share one constructed style sheet.
  'src/ui/style/sheet.ts': {
    sheets: 'the sheet of each document',
    living: 'the sheets in use',
    rules: 'the rules of the files that have been loaded',
  },
};

export default tseslint.config(
  {
    ignores: [
      'dist',
      'node_modules',
      '.cache',
      '.portal',
      'screenshots',
      'reports',
      'src/api/api-types.d.ts',
      'demo/portal/media',
      // They import the packed package, and are compiled by its gate.
      'tests/hosts/types',
      // They import frameworks that only their builds install, and their frameworks need default exports.
      'tests/hosts/apps/{astro,next,nuxt}',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [js.configs.recommended, ...tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // Texts are taken apart by code points on purpose.
      '@typescript-eslint/no-misused-spread': 'off',
      // A guard may end in the call that it makes way for.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Written for the React compiler, which does not build this bundle; refs hold the nodes that libraries position.
      'react-hooks/refs': 'off',
      'react-hooks/immutability': 'off',
      'react-hooks/set-state-in-effect': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-empty-function': 'off',
      complexity: ['error', 10],
      'max-depth': ['error', 2],
      'max-params': ['error', 3],
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': [
        'error',
        ...sinks.map(([name, message]) => ({ selector: `Identifier[name='${name}']`, message })),
        {
          selector: `JSXIdentifier[name='dangerouslySetInnerHTML']`,
          message: 'HTML enters through SafeHtml only.',
        },
        { selector: 'ExportDefaultDeclaration', message: 'A thing is exported by its name.' },
        {
          selector: 'ExportAllDeclaration',
          message: 'No barrels: import from the file that holds the thing.',
        },
        {
          selector: `Literal[value=/^(before)?unload$/]`,
          message: 'It keeps the page out of the back-forward cache: use pagehide.',
        },
        { selector: 'TSEnumDeclaration', message: 'Use a table with `as const`.' },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...sinks.map(([name, message]) => ({ selector: `Identifier[name='${name}']`, message })),
        {
          selector: `JSXIdentifier[name='dangerouslySetInnerHTML']`,
          message: 'HTML enters through SafeHtml only.',
        },
        { selector: 'ExportDefaultDeclaration', message: 'A thing is exported by its name.' },
        {
          selector: 'ExportAllDeclaration',
          message: 'No barrels: import from the file that holds the thing.',
        },
        { selector: 'TSEnumDeclaration', message: 'Use a table with `as const`.' },
        { selector: 'JSXText[value=/[A-Za-z]{2,}/]', message: 'Texts come from the locale files, by t().' },
        {
          selector: `JSXOpeningElement[name.name='iframe']`,
          message: 'Frames are drawn by MediaFrame only.',
        },
        {
          selector: `:matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > :matches(JSXElement, JSXFragment).init`,
          message: 'Make it a component: Preact links an element to the page that rendered it last.',
        },
        {
          selector: `MemberExpression[property.name='createElement'][object.name='document']`,
          message: 'React makes the elements.',
        },
      ],
      'no-restricted-globals': [
        'error',
        ...pageGlobals.map((name) => ({ name, message: 'Reach the page through src/browser.' })),
      ],
      // A scrolling region must be reachable by keyboard, and a list box owns its roles.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region'], tags: [] }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'elements/**/*.{ts,tsx}'],
    plugins: { lp: { rules: { 'no-module-state': noModuleState } } },
    rules: { 'lp/no-module-state': ['error', { allow: moduleState }] },
  },
  {
    files: ['src/domain/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now' },
        { object: 'Math', property: 'random' },
      ],
    },
  },
  {
    files: ['src/state/**'],
    // The portal's environment has the clock.
    rules: { 'no-restricted-properties': ['error', { object: 'Date', property: 'now' }] },
  },
  {
    files: [
      'src/browser/**',
      'src/api/http/http.ts',
      'src/api/host/host-json.ts',
      'src/ui/style/**',
      'src/ui/safe/**',
    ],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['tests/**', 'demo/**'],
    rules: {
      'max-lines-per-function': 'off',
      'max-params': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // API responses are parsed field by field, and a field that may be missing counts as a branch.
      complexity: ['error', 14],
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
);
