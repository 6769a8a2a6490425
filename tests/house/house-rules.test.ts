import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { elements } from '../../elements/description';

const maximumLines = 300;
const maximumFiles = 15;
const usualLines = 200;
const medianLines = 80;

/** Made by a tool, so nobody reads them. */
const generated: ReadonlySet<string> = new Set(['src/api/api-types.d.ts', 'package-lock.json']);

/** Folders that may hold more, since nothing in them is sought by its subject. */
const fullFolders: ReadonlySet<string> = new Set([
  // Tools expect their settings here.
  '.',
  // One for each change that is not released yet; a release deletes them.
  '.changeset',
  // One for each decision, in the order of their numbers, which other texts name.
  'docs/decisions',
]);

/** What is in version control, and what is new and not ignored by it. */
const repositoryFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
    .split('\n')
    .filter((path) => path !== '' && existsSync(path));

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)).replaceAll('\\', '/'))
    .filter((path) => statSync(path).isFile());

const isCode = (path: string): boolean => /\.(tsx?|mjs|js|css)$/.test(path) && !generated.has(path);
const linesOf = (path: string): number => readFileSync(path, 'utf8').trimEnd().split('\n').length;

const code = [...['src', 'elements', 'cli', 'demo', 'tests'].flatMap(filesIn), 'rollup.config.mjs'].filter(
  isCode,
);

describe('the files of the repository', () => {
  it('have names that describe their contents', () => {
    const empty = ['utils', 'helpers', 'common', 'misc', 'types', 'constants', 'manager', 'index'];
    expect(code.filter((path) => empty.includes(basename(path).split('.')[0] ?? ''))).toEqual([]);
  });

  it('have at most the allowed number of lines', () => {
    const long = code.map((path) => `${path}: ${linesOf(path)}`);
    expect(long.filter((line) => Number(line.split(': ')[1]) > maximumLines)).toEqual([]);
  });

  it('are at most 15 in a folder', () => {
    const counts = new Map<string, number>();
    for (const folder of repositoryFiles().map(dirname)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
    expect(counts.size).toBeGreaterThan(200);
    const full = [...counts].filter(([, count]) => count > maximumFiles).map(([folder]) => folder);
    expect(full.filter((folder) => !fullFolders.has(folder))).toEqual([]);
  });

  it('have a short median length in the source', () => {
    const sizes = code.filter((path) => path.startsWith('src/')).map(linesOf);
    const sorted = sizes.sort((one, other) => one - other);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(medianLines);
    expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThan(usualLines);
  });

  it('have a test in the mirrored folder when they are in the domain', () => {
    const rules = filesIn('src/domain').filter((path) =>
      /^export (async )?(const|function)/m.test(readFileSync(path, 'utf8')),
    );
    const tests = rules.map((path) => path.replace(/^src/, 'tests').replace(/\.ts$/, '.test.ts'));
    expect(rules.length).toBeGreaterThan(50);
    expect(tests.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('have an entry in the description when they are elements', () => {
    const tags = filesIn('elements').flatMap((path) => /^elements\/(lp-.*)\.ts$/.exec(path)?.[1] ?? []);
    expect(tags.sort()).toEqual(Object.keys(elements).sort());
  });
});

describe('the repository', () => {
  const isText = (path: string): boolean =>
    /\.(tsx?|mjs|js|json|md|yaml|html|css|sh|py)$|(^|\/)[^./]+$|rc$/.test(path);
  const textFiles = (): string[] => repositoryFiles().filter(isText);

  // Written in pieces, so that this file may hold them.
  it.each([
    ['a path out of the repository', ['\\.\\./', 'shared/'].join('')],
    ['the number of an issue', ['issue', ' #'].join('')],
    [
      'the address of a package registry',
      ['registry\\.', '(npmjs|yarnpkg)|npm\\.pkg\\.|registry', '=http'].join(''),
    ],
  ])('does not contain %s', (_, pattern) => {
    const sought = new RegExp(pattern, 'i');
    const files = textFiles();
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((path) => sought.test(readFileSync(path, 'utf8')))).toEqual([]);
  });

  const architecture = 'ARCHITECTURE.md';

  // Only while the text is still to be written there is nothing to compare.
  it.skipIf(!existsSync(architecture))(
    'has every folder and file that its architecture document names',
    () => {
      const text = readFileSync(architecture, 'utf8');
      const named = [...text.matchAll(/`((?:src|elements|cli|demo|tests|docs|locales)(?:\/[\w.-]+)*)\/?`/g)];
      expect(named.length).toBeGreaterThan(10);
      expect(named.map(([, path = '']) => path).filter((path) => !existsSync(path))).toEqual([]);
    },
  );
});
