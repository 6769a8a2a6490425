import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * Reads which tests prove which requirement. A title ends with its ids in brackets; a table has an id in a cell of each
 * row and a placeholder in the brackets of its title.
 *
 * Fails on an id that does not exist, on an id outside the brackets of a title, on a title with more than three
 * requirements, and on an id in a cell that no title shows. Prints per area how many statements no test of their kind
 * names; `--list` prints the tests of every statement.
 */
const kinds = {
  unit: (path) =>
    !/tests\/(components|docs|elements|e2e|hosts|hydration|shapes|conformance\/second-portal)\//.test(path),
  element: (path) => /tests\/(components|elements)\//.test(path),
  e2e: (path) => /tests\/(docs|e2e|hosts|hydration|shapes|conformance\/second-portal)\//.test(path),
};
const anyId = /\b(?:R-[A-Z]+-\d{3}|A-\d{3}|O-\d{1,2})\b/g;
const brackets = / \[([^[\]]*)\]$/;
const reference = '(?:R-[A-Z]+-\\d{3}|A-\\d{3}|O-\\d{1,2}|WCAG \\d\\.\\d+\\.\\d+|%s)';
const references = new RegExp(`^${reference}(?: ${reference})*$`);

const statements = [
  ...readFileSync('docs/requirements.md', 'utf8').matchAll(/^- (R-[A-Z]+-\d{3}) ((?:\[\w+\])+)/gm),
].map(([, id, marks]) => ({ id, kinds: [...marks.matchAll(/\w+/g)].map(([kind]) => kind) }));
const ids = new Set([
  ...statements.map(({ id }) => id),
  ...readFileSync('docs/product-decisions.md', 'utf8').match(/\b(?:A-\d{3}|O-\d+)\b/g),
]);

const problems = [];
/** The tests of each id, as `{ kind, path, title }`. */
const proofs = new Map();

for (const path of filesBelow('tests', /\.test\.tsx?$/)) readTests(path);
for (const path of citingFiles()) checkIds(path);
if (process.argv.includes('--list')) printTests();
report();

function filesBelow(folder, ending) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)).replaceAll('\\', '/'))
    .filter((path) => ending.test(path));
}

function citingFiles() {
  const code = ['src', 'elements', 'demo', 'tests'].flatMap((folder) =>
    filesBelow(folder, /\.(tsx?|mjs|md|yaml)$/),
  );
  return [...code, 'README.md', 'ARCHITECTURE.md', 'docs/openapi.yaml'];
}

function readTests(path) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  let cells = [];
  visit(source, []);
  for (const id of cells) problems.push(`${path}: no title shows ${id}`);

  function visit(node, groups) {
    if (ts.isStringLiteral(node) && references.test(node.text)) cells.push(...(node.text.match(anyId) ?? []));
    const [name] = ts.isCallExpression(node) ? node.arguments : [];
    const title = name && titleOf(name);
    if (title === undefined || !isTest(node)) {
      ts.forEachChild(node, (child) => visit(child, groups));
      return;
    }
    // The cells of a table come before its title.
    ts.forEachChild(node.expression, (child) => visit(child, groups));
    if (namesPlaceholder(title)) {
      addTest(path, [...groups, title], cells);
      cells = [];
    }
    checkTitle(path, title);
    addTest(path, [...groups, title], title.match(brackets)?.[1].match(anyId) ?? []);
    for (const argument of node.arguments.slice(1)) visit(argument, [...groups, title]);
  }
}

/** The text of a title, in which every expression of a template is `%s`. */
function titleOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => `%s${literal.text}`)].join('');
}

/** A call with a title and a function counts as a test or a group of tests, whatever its name. */
function isTest({ arguments: [, ...others] }) {
  return others.some((argument) => ts.isArrowFunction(argument) || ts.isFunctionExpression(argument));
}

function namesPlaceholder(title) {
  return /%s/.test(title.match(brackets)?.[1] ?? '');
}

function checkTitle(path, title) {
  const inBrackets = title.match(brackets)?.[1] ?? '';
  if (title.replace(brackets, '').search(anyId) >= 0)
    problems.push(`${path}: an id outside the brackets: ${title}`);
  const ids = inBrackets.match(anyId) ?? [];
  if (ids.length > 0 && !references.test(inBrackets))
    problems.push(`${path}: the brackets hold more than ids: ${title}`);
  if (ids.filter((id) => id.startsWith('R-')).length > 3)
    problems.push(`${path}: more than three requirements in one title: ${title}`);
}

function addTest(path, titles, ids) {
  const kind = Object.keys(kinds).find((name) => kinds[name](path));
  const title = titles.join(' › ');
  for (const id of new Set(ids)) {
    const own = title.replace(brackets, (group) => group.replace('%s', id));
    proofs.set(id, [...(proofs.get(id) ?? []), { kind, path, title: own }]);
  }
}

function checkIds(path) {
  for (const [id] of readFileSync(path, 'utf8').matchAll(anyId))
    if (!ids.has(id)) problems.push(`${path}: ${id} is no requirement and no decision`);
}

function isMissing({ id }, kind) {
  return !proofs.get(id)?.some((test) => test.kind === kind);
}

function printTests() {
  for (const statement of statements) {
    console.log(`${statement.id} ${statement.kinds.map((kind) => `[${kind}]`).join('')}`);
    for (const { path, title } of proofs.get(statement.id) ?? []) console.log(`  ${path}: ${title}`);
    for (const kind of Object.keys(kinds))
      if (statement.kinds.includes(kind) && isMissing(statement, kind)) console.log(`  no ${kind} test`);
  }
}

function report() {
  console.log('Statements that no test of their kind names:');
  for (const area of new Set(statements.map(({ id }) => id.split('-')[1]))) {
    const counts = Object.keys(kinds).map((kind) => countMissing(area, kind));
    console.log(`  ${area.padEnd(12)}${counts.join('  ')}`);
  }
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

function countMissing(area, kind) {
  const wanted = statements.filter((one) => one.id.startsWith(`R-${area}-`) && one.kinds.includes(kind));
  const open = wanted.filter((one) => isMissing(one, kind));
  return `${kind} ${String(open.length).padStart(2)} of ${String(wanted.length).padStart(2)}`;
}
