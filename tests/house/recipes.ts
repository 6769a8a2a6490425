import openapiTypes, { astToString } from 'openapi-typescript';
import type { Edit } from './source-copy';

/** How to add one thing, as its row of the table in ARCHITECTURE.md says. */
export interface Recipe {
  /** The changes to begin with. */
  first: readonly Edit[];
  /** The other changes of the row. */
  rest: readonly Edit[];
  /** The files in which the compiler reports an error until the other changes are made. */
  gaps: readonly string[];
}

/** Adds text after another text, which must occur exactly once. */
const after =
  (found: string, added: string): Edit['write'] =>
  (text) => {
    const [before, end, ...others] = text.split(found);
    if (end === undefined || others.length > 0) throw new Error(`"${found}" does not occur exactly once.`);
    return `${before}${found}${added}${end}`;
  };

/** Adds an import to a file that contains none of its name. */
const withImport =
  (added: string, write: Edit['write']): Edit['write'] =>
  async (text, read) =>
    `${added}\n${await write(text, read)}`;

const newFile =
  (content: string): Edit['write'] =>
  (text) => {
    if (text !== '') throw new Error('The file exists.');
    return content;
  };

const blockKind: Recipe = {
  first: [{ path: 'src/domain/home/content-types.ts', write: after('Searchbar: 16,', '\n  MyBadges: 17,') }],
  rest: [
    {
      path: 'src/blocks/my-badges/my-badges.ts',
      write: newFile(`
        import { wholeList } from '../make-block';
        export const myBadges = wholeList({
          name: 'MyBadges',
          load: async (api, { signal }) => {
            const { badges } = await import('../../api/activities/badges');
            const { items } = await badges(api, signal);
            return { items: items.map((badge) => ({ ...badge, openInNewWindow: false })), hasMore: false };
          },
        });`),
    },
    {
      path: 'src/blocks/my-badges/sample.ts',
      write: newFile(`
        import type { BlockSamples } from '../../api/sample/block-samples';
        import { namedSamples } from '../../api/sample/sample-rows';
        export const sample: BlockSamples = { answers: { badges: namedSamples } };`),
    },
    {
      path: 'src/blocks/registry.ts',
      write: withImport(
        "import { myBadges } from './my-badges/my-badges';",
        after('Searchbar: searchbar,', '\n  MyBadges: myBadges,'),
      ),
    },
    {
      path: 'src/blocks/samples.ts',
      write: withImport(
        "import { sample as myBadges } from './my-badges/sample';",
        after('Searchbar: noSamples,', '\n  MyBadges: myBadges,'),
      ),
    },
  ],
  gaps: ['src/blocks/registry.ts', 'src/blocks/samples.ts'],
};

const call: Recipe = {
  first: [
    {
      path: 'docs/openapi.yaml',
      write: after(
        '\npaths:\n',
        `  /api/v1/data/badges:
    x-service: frontpage
    get:
      operationId: badges
      summary: The badges of the person
      responses: { '200': { description: The badges } }
`,
      ),
    },
    {
      path: 'src/api/api-types.d.ts',
      write: async (_, read) => astToString(await openapiTypes(read('docs/openapi.yaml'))),
    },
  ],
  rest: [
    {
      path: 'src/api/http/endpoints.ts',
      write: after('export const endpoints = {', "\n  badges: get('/api/v1/data/badges'),"),
    },
    {
      path: 'src/api/activities/badges.ts',
      write: newFile(`
        import { id, text } from '../answers/fields';
        import { readList } from '../answers/read';
        import { responseObject } from '../answers/response-object';
        import type { Api } from '../http/api';
        const BadgeResponse = responseObject({ id, name: text });
        export async function badges(api: Api, signal?: AbortSignal) {
          const answer = await api.http.send('badges', {}, signal);
          return readList(BadgeResponse, answer, { operation: 'badges', report: api.report });
        }`),
    },
    {
      path: 'demo/portal/services/home/data-operations.ts',
      write: after(
        'export const dataOperations: readonly Operation[] = [',
        "\n  { ...row, id: 'badges', path: `${base}/badges`, answer: () => [] },",
      ),
    },
  ],
  gaps: ['src/api/http/endpoints.ts'],
};

const filter: Recipe = {
  first: [
    {
      path: 'src/domain/search/filters/filters.ts',
      write: after(
        'export const filters = {',
        `
  level: list({
    scope: 'search',
    parameter: 'lv',
    linkNames: ['level'],
    category: { id: '5', kind: 'level', label: 'FILTER_LEVEL', entries: () => [] },
    engine: { attribute: 'level' },
  }),`,
      ),
    },
  ],
  rest: ['da-DK', 'en-GB', 'fi-FI', 'nn-NO', 'pl-PL', 'sv-SE'].map((culture) => ({
    path: `locales/${culture}.json`,
    write: (text) => JSON.stringify({ ...(JSON.parse(text) as object), FILTER_LEVEL: 'Level' }),
  })),
  gaps: ['src/domain/search/filters/filters.ts'],
};

const route: Recipe = {
  first: [
    {
      path: 'src/domain/navigation/routes.ts',
      write: (text, read) =>
        after(
          'const routeRows = {',
          "\n  about: { path: 'catalog/about', read: () => ({ name: 'about' }) },",
        )(text.replace("| { name: 'home' }", "| { name: 'home' }\n  | { name: 'about' }"), read),
    },
  ],
  rest: [
    {
      path: 'src/domain/navigation/navigation-query.ts',
      write: after('const sharesQuery = {', '\n  about: true,'),
    },
    {
      path: 'src/pages/about/AboutPage.tsx',
      write: newFile('export function AboutPage() { return <p />; }'),
    },
    {
      path: 'src/shell/lazy-pages.ts',
      write: (text, read) =>
        after('export const lazyPages = {', '\n  about: AboutPage,')(
          text.replace(
            'const SearchPage =',
            "const AboutPage = lazyComponent(async () => (await import('../pages/about/AboutPage')).AboutPage);\nconst SearchPage =",
          ),
          read,
        ),
    },
  ],
  gaps: ['src/domain/navigation/navigation-query.ts', 'src/shell/lazy-pages.ts'],
};

const language: Recipe = {
  first: [{ path: 'src/domain/session/culture.ts', write: after("'pl-PL', 'sv-SE'", ", 'is-IS'") }],
  rest: [
    { path: 'locales/is-IS.json', write: (_, read) => read('locales/en-GB.json') },
    {
      path: 'src/i18n/cultures.ts',
      write: after(
        "import('../../locales/sv-SE.json') },",
        "\n  'is-IS': { name: 'Íslenska', load: () => import('../../locales/is-IS.json') },",
      ),
    },
  ],
  gaps: ['src/i18n/cultures.ts'],
};

const attribute: Recipe = {
  first: [
    {
      path: 'elements/description.ts',
      write: after('const commonAttributes = {', "\n  dense: { type: 'boolean', about: 'Smaller rows.' },"),
    },
  ],
  rest: [
    {
      path: 'src/state/portal/element-context.ts',
      write: after('  catalogId?: string;', '\n  dense?: boolean;'),
    },
  ],
  gaps: [],
};

const element: Recipe = {
  first: [
    {
      path: 'elements/description.ts',
      write: after(
        'export const elements = {',
        "\n  'lp-badges': { about: 'Badges.', attributes: commonAttributes },",
      ),
    },
  ],
  rest: [
    {
      path: 'src/shell/elements/BadgesElement.tsx',
      write: newFile(`
        import type { ElementProps } from '../for-elements';
        export function BadgesElement({ settings }: ElementProps) { return <p>{settings.name}</p>; }`),
    },
    {
      path: 'elements/lp-badges.ts',
      write: newFile(`
        import { BadgesElement } from '../src/shell/elements/BadgesElement';
        import { defineElement } from './define-element';
        export { configure } from './define-element';
        defineElement('lp-badges', BadgesElement);`),
    },
    {
      path: 'elements/loaders.ts',
      write: after("import('./lp-lists'),", "\n  'lp-badges': () => import('./lp-badges'),"),
    },
    {
      path: 'elements/element-code.ts',
      write: after(
        'export const elementCode: Record<Tag, () => Promise<ElementCode>> = {',
        `
  'lp-badges': async () => ({
    Component: (await import('../src/shell/elements/BadgesElement')).BadgesElement,
  }),`,
      ),
    },
    {
      path: 'tools/generate/details.ts',
      write: after(
        'export const details: Record<Tag, Details> = {',
        `
  'lp-badges': {
    title: 'Badges',
    events: always,
    parts: layers,
    reserve: 'min-height: 40px',
    example: '<lp-badges></lp-badges>',
  },`,
      ),
    },
  ],
  gaps: ['elements/element-code.ts', 'elements/loaders.ts', 'tools/generate/details.ts'],
};

/** One recipe for each row of the table, by the first cell of the row. */
export const recipes: Readonly<Record<string, Recipe>> = {
  'block kind': blockKind,
  call,
  filter,
  route,
  language,
  attribute,
  element,
};
