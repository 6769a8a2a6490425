import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists per area which [unit], [element] and [e2e] statements no test of that kind names; fails on an id that does not
 * exist and on a title that names more than three.
 */
const folders = {
  unit: (path) => !/tests\/(elements|e2e|hosts|shapes|conformance\/second-portal)\//.test(path),
  element: (path) => path.includes('tests/elements/'),
  e2e: (path) => /tests\/(e2e|hosts|shapes|conformance\/second-portal)\//.test(path),
};

const statements = [
  ...readFileSync('docs/requirements.md', 'utf8').matchAll(/^- (R-[A-Z]+-\d{3}) ((?:\[\w+\])+)/gm),
].map(([, id, kinds]) => ({
  id,
  kinds: [...kinds.matchAll(/\w+/g)].map(([kind]) => kind),
}));
const decisions = new Set(
  [...readFileSync('docs/product-decisions.md', 'utf8').matchAll(/\b(A-\d{3}|O-\d+)\b/g)].map(([id]) => id),
);
const known = new Set(statements.map(({ id }) => id));

const tests = readdirSync('tests', { recursive: true })
  .map((name) => join('tests', String(name)).replaceAll('\\', '/'))
  .filter((path) => /\.test\.tsx?$/.test(path));
const named = { unit: new Set(), element: new Set(), e2e: new Set() };
const problems = [];

for (const path of tests) readTitles(path);
for (const path of citingFiles()) checkIds(path);
report();

function readTitles(path) {
  const source = readFileSync(path, 'utf8');
  const kind = Object.keys(folders).find((name) => folders[name](path));
  for (const [, title] of source.matchAll(/\b(?:it|test)(?:\.\w+)*\(\s*(['"`][^\n]*)/g)) {
    const ids = title.match(/R-[A-Z]+-\d{3}/g) ?? [];
    if (ids.length > 3) problems.push(`${path}: more than three ids in one title: ${title}`);
    for (const id of ids) named[kind].add(id);
  }
  for (const [, title] of source.matchAll(/\)\(\s*(['"`]R-[^\n]*)/g))
    for (const id of title.match(/R-[A-Z]+-\d{3}/g) ?? []) named[kind].add(id);
  // A table names one requirement in the first cell of a row.
  for (const [, id] of source.matchAll(/^\s*\[\s*'(R-[A-Z]+-\d{3})'/gm)) named[kind].add(id);
}

function citingFiles() {
  const code = ['src', 'elements', 'demo', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))),
  );
  return [...code, 'README.md', 'ARCHITECTURE.md', 'docs/openapi.yaml'].filter((path) =>
    /\.(tsx?|mjs|md|yaml)$/.test(path),
  );
}

function checkIds(path) {
  const source = readFileSync(path, 'utf8');
  for (const [id] of source.matchAll(/\bR-[A-Z]+-\d{3}\b/g))
    if (!known.has(id)) problems.push(`${path}: ${id} is not a requirement`);
  for (const [id] of source.matchAll(/\b(?:A-\d{3}|O-\d{1,2})\b/g))
    if (!decisions.has(id)) problems.push(`${path}: ${id} is not a decision`);
}

function report() {
  const areas = [...new Set(statements.map(({ id }) => id.split('-')[1]))];
  console.log('Statements that no test of their kind names:');
  for (const area of areas)
    console.log(
      `  ${area.padEnd(12)}${['unit', 'element', 'e2e'].map((kind) => missing(area, kind)).join('  ')}`,
    );
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

function missing(area, kind) {
  const wanted = statements
    .filter((one) => one.id.startsWith(`R-${area}-`) && one.kinds.includes(kind))
    .map(({ id }) => id);
  const open = wanted.filter((id) => !named[kind].has(id));
  if (process.argv.includes('--list')) for (const id of open) console.log(`    ${kind} ${id}`);
  return `${kind} ${String(open.length).padStart(2)} of ${String(wanted.length).padStart(2)}`;
}
