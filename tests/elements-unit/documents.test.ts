import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CustomElementDeclaration, Declaration } from 'custom-elements-manifest';
import { format } from 'prettier';
import { describe, expect, it } from 'vitest';
import { commonProperties, elements, events } from '../../elements/description';
import { details, errorCodes, parts, tokens } from '../../tools/generate/details';
import { manifest } from '../../tools/generate/manifest';
import { packageFiles } from '../../tools/generate/package-files';
import { reference } from '../../tools/generate/reference/reference';

const readme = readFileSync('README.md', 'utf8');
const guide = (name: string): string => readFileSync(`docs/guides/${name}.md`, 'utf8');
const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...['docs/guides', 'docs/concepts', 'docs/recipes'].flatMap((folder) =>
    readdirSync(folder).map((name) => `${folder}/${name}`),
  ),
];

/** The links of a document to files or headings that do not exist. */
function brokenLinks(path: string): string[] {
  const links = readFileSync(path, 'utf8').matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([\w-]+))?\)/g);
  return [...links]
    .filter(([, file = '', heading]) => {
      const target = file ? join(dirname(path), file) : path;
      if (!existsSync(target)) return true;
      return heading !== undefined && !headingsOf(target).includes(heading);
    })
    .map(([link]) => link);
}

const headingsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, words = '']) =>
    words
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

const sources = readdirSync('src', { recursive: true })
  .map((name) => `src/${String(name)}`)
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
const all = (pattern: RegExp): string[] => [
  ...new Set([...sources.matchAll(pattern)].map(([, name = '']) => name)),
];
const files = packageFiles('1.2.3');
const inCode = (text: string): string[] =>
  [...text.matchAll(/`([\w<>: -]+)`/g)].flatMap(([, words = '']) => words.split(' '));

const isElement = (declaration: Declaration | undefined): declaration is CustomElementDeclaration =>
  declaration?.kind === 'class' && 'customElement' in declaration;

/** Attributes that every element has. */
const common = Object.keys(elements['lp-lists'].attributes).filter(
  (name) => !['list-type', 'list-id'].includes(name),
);

describe('the documents of the elements', () => {
  it('list each element with its own attributes, and the common ones, in the README', () => {
    for (const [tag, { attributes }] of Object.entries(elements)) {
      const row = readme.split('\n').find((line) => line.startsWith(`| \`<${tag}>\``)) ?? '';
      const own = Object.keys(attributes).filter((name) => !common.includes(name));
      expect(inCode(row), tag).toEqual(expect.arrayContaining([`<${tag}>`, ...own]));
    }
    const ofAll = readme.split('\n').find((line) => line.startsWith('All of them:')) ?? '';
    expect(inCode(ofAll)).toEqual(expect.arrayContaining(common));
  });

  it('list every event and property in the guide to embedding', () => {
    const names = [...Object.keys(events), ...Object.keys(commonProperties)];
    expect(names.filter((name) => !guide('embed').includes(`\`${name}\``))).toEqual([]);
  });

  it('list every part and token in the guide to looks', () => {
    const names = [...Object.keys(parts), ...Object.keys(tokens)];
    expect(names.filter((name) => !guide('look-and-language').includes(`\`${name}\``))).toEqual([]);
  });

  it('list each key that the browser saves in the guide to privacy', () => {
    const keys = ['culture', 'catalog', 'player', 'positions', 'seen-lists', 'home', 'screen'];
    expect(keys.filter((key) => !guide('privacy').includes(`\`lp-catalog.${key}`))).toEqual([]);
  });

  it('link to files that exist, and to headings that they have', () => {
    const broken = documents.flatMap((path) => brokenLinks(path).map((link) => `${path}: ${link}`));
    expect(broken).toEqual([]);
  });

  it('begin with a README of at most 150 lines and 900 words', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(151);
    expect(readme.split(/\s+/).filter((word) => /\w/.test(word)).length).toBeLessThanOrEqual(900);
  });

  it('match the description in the reference', async () => {
    const text = await format(reference(), { parser: 'markdown', printWidth: 110, singleQuote: true });
    await expect(text).toMatchFileSnapshot('../../docs/elements.md');
  });

  it('describe exactly the events that the code raises', () => {
    expect(all(/emit\(\s*'(lp-[a-z-]+)'/g).sort()).toEqual(Object.keys(events).sort());
    const raised = Object.values(details).flatMap((row) => row.events);
    expect([...new Set(raised)].sort()).toEqual(Object.keys(events).sort());
  });

  it('describe exactly the codes of errors that the code can report, also in the guide to problems', () => {
    const union = readFileSync('src/domain/setup/problem.ts', 'utf8').split(';')[0] ?? '';
    const codes = [...union.matchAll(/'([a-z-]+)'/g)].map(([, code = '']) => code);
    expect(Object.keys(errorCodes).sort()).toEqual(codes.sort());
    const headings = [...guide('problems').matchAll(/^## `([a-z-]+)`$/gm)].map(([, code = '']) => code);
    expect(headings.sort()).toEqual(codes);
  });

  it('describe exactly the parts that the code names', () => {
    expect(all(/\bpart="([a-z-]+)"/g).sort()).toEqual(Object.keys(parts).sort());
  });

  it('describe exactly the tokens that the style sheet reads, with their defaults', () => {
    const sheet = readFileSync('src/ui/style/base.css', 'utf8');
    const read = Object.fromEntries(
      [...sheet.matchAll(/var\((--lp-[a-z-]+), (?:light-dark\((#\w+), (#\w+)\)|([^;)]+))\)/g)]
        .filter(([, , , , plain]) => plain !== 'transparent')
        .map(([, name = '', light = '', dark, plain]) => [name, [plain ?? light, dark]]),
    );
    const described = Object.entries(tokens).filter(([name]) => name !== '--lp-reserve');
    expect(read).toEqual(
      Object.fromEntries(described.map(([name, { light, dark }]) => [name, [light, dark]])),
    );
  });
});

describe('the package files of the elements', () => {
  it('contain no id of a requirement or a decision', () => {
    const found = Object.entries(files).filter(([, text]) => /\b(R-[A-Z]+-\d|[AO]-\d{1,3}\b)/.test(text));
    expect(found.map(([name]) => name)).toEqual([]);
  });

  it('describe every attribute, property and event to tools in words', () => {
    for (const { declarations = [] } of manifest('dist').modules) {
      const [declaration] = declarations;
      if (!isElement(declaration)) throw new Error('No element.');
      const row = elements[declaration.tagName as keyof typeof elements];
      expect(declaration.attributes?.map(({ name }) => name)).toEqual(Object.keys(row.attributes));
      const rows = [
        ...(declaration.attributes ?? []),
        ...(declaration.members ?? []),
        ...(declaration.events ?? []),
      ];
      expect(rows.filter(({ description }) => (description ?? '').length < 8)).toEqual([]);
    }
  });

  it('reserve space for each element that is not defined yet, and for none that is hidden', () => {
    for (const tag of Object.keys(elements))
      expect(files['lp-host.css']).toContain(`${tag}:not(:defined, [hidden]) { display:`);
  });

  it.each(['custom-elements.json', 'web-types.json', 'html-custom-data.json'])(
    'have every tag in %s',
    (name) => {
      const text = files[name] ?? '';
      expect(JSON.parse(text)).toBeTypeOf('object');
      for (const tag of Object.keys(elements)) expect(text).toContain(`"${tag}"`);
    },
  );
});
