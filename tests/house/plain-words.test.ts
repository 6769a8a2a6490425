import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** A group of words that names and comments must not contain, and the words that replace them. */
interface Rule {
  refused: readonly string[];
  use: string;
}

/** The words that an identifier or a file name must not contain, split at camel-case borders. */
const nameRules: readonly Rule[] = [
  { refused: ['ask', 'asks', 'asked', 'asking'], use: 'query, fetch or request' },
  { refused: ['look', 'looks', 'lookup', 'lookups'], use: 'variant, style, query or details' },
  { refused: ['learned', 'hear', 'hears', 'heard', 'hearing'], use: 'subscribe, receive or on…' },
  { refused: ['tell', 'tells', 'told'], use: 'report, notify or post' },
  { refused: ['near', 'come near', 'approach'], use: 'inView or visible' },
  { refused: ['settle', 'settles', 'settled', 'settling'], use: 'publish, end, complete or idle' },
  { refused: ['resting', 'patience', 'patiently'], use: 'timeout, delay or retry' },
  { refused: ['draw', 'draws', 'drawn', 'drawing', 'dress'], use: 'render, paint or style' },
  { refused: ['place', 'places'], use: 'ref, index, path, position or slot' },
  { refused: ['kept', 'keep', 'keeps', 'held'], use: 'saved, cached, current or leftover' },
  { refused: ['take out', 'put in', 'let go'], use: 'remove, add or release' },
  { refused: ['heart', 'hearts', 'hearted'], use: 'favouriteButton' },
  { refused: ['prepare', 'prepares', 'prepared'], use: 'preload, build or set up' },
  { refused: ['is there'], use: 'isLoaded' },
  { refused: ['known'], use: 'cached, existing or supported' },
  { refused: ['given'], use: 'input, options, settings or value' },
  { refused: ['alone', 'tried'], use: 'withLock or attempt' },
  { refused: ['door', 'wall', 'floor', 'wire'], use: 'adapter, rule, baseline or API' },
  { refused: ['ground'], use: 'background' },
  { refused: ['moment', 'moments'], use: 'date, time or version' },
  { refused: ['wave', 'waves', 'journey', 'proof'], use: 'request waterfall, e2e or mutation' },
  { refused: ['facts', 'lean', 'stands', 'goes'], use: 'a word that says what it is' },
];

/** The phrases that a comment must not contain. Each is a regular expression. */
const commentRules: readonly Rule[] = [
  { refused: ['asks?', 'asked', 'asking'], use: 'request, fetch, query or call' },
  { refused: ['look(?:s|ed|ing)? ?-?ups?'], use: 'query, find or details' },
  { refused: ['tells?', 'told', 'hears?', 'heard', 'speaks?'], use: 'report, notify, receive or send' },
  { refused: ['comes? near', 'came near'], use: 'is in view' },
  { refused: ['settles?', 'settled', 'settling', 'resting'], use: 'end, complete or become stable' },
  { refused: ['draws?', '(?<!state\\()drawn', 'drawing', 'dress'], use: 'render, paint or style' },
  { refused: ['first picture'], use: 'first paint' },
  { refused: ['kept', 'lets? go'], use: 'saved, cached, preserved or released' },
  { refused: ['hearts?'], use: 'favourite button' },
  { refused: ['patience', 'patiently'], use: 'timeout' },
  { refused: ['doors?', 'walls?', 'floors?', 'wire'], use: 'adapter, rule, baseline or API' },
  { refused: ['stands?', 'lean', 'facts', 'whom'], use: 'a sentence with an actor and a verb' },
  { refused: ['at one go', 'place holders?'], use: 'in one go, placeholder' },
  { refused: ['a media(?! (?:item|player|type|page|length))'], use: 'a media item' },
];

interface Exception {
  /** A path that begins so, or an identifier that contains it. */
  in: string;
  word: string;
}

/** Each group of exceptions has one reason. */
const exceptions: readonly Exception[] = [
  // The status has this name in the API and in the keys of the texts.
  { in: 'nearexpired', word: 'near' },
  // The icon has the name of its shape, as in its library.
  { in: 'src/ui/icons/', word: 'heart' },
  // The name of a published part.
  { in: 'tools/generate/details.ts', word: 'heart' },
  // The place where a class is held: a field of the catalog and a kind of tag.
  ...['place', 'places'].flatMap((word) => [
    { in: 'demo/portal/academy/', word },
    { in: 'demo/portal/catalog-format.ts', word },
    { in: 'demo/portal/import/catalog-schema.ts', word },
    { in: 'tests/portal/small-catalog.ts', word },
    { in: 'tests/portal/services/course.test.ts', word },
    { in: 'tests/conformance/second-portal/server/offers.ts', word },
  ]),
  // A shape in the pictures of first aid and of care.
  { in: 'demo/portal/gallery/', word: 'heart' },
  // The term of HTTP.
  { in: 'keepalive', word: 'keep' },
  // A callback of a mutation in TanStack Query.
  { in: 'onsettled', word: 'settled' },
  // A dialog and a screen ask a person.
  ...['ask', 'asks'].map((word) => ({ in: 'a title', word })),
  // The benchmark compares with pages without a library, which are the floor of each ratio.
  ...['tests/bench/', 'tests/tools/bench.test.ts'].map((path) => ({ in: path, word: 'floor' })),
];

const isFree = (path: string, name: string, word: string): boolean =>
  exceptions.some(
    (one) => one.word === word && (path.startsWith(one.in) || name.toLowerCase().includes(one.in)),
  );

const wordsOf = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .replace(/[^a-z]+/gi, ' ')
    .trim()
    .toLowerCase();

function nameFindings(path: string, name: string): string[] {
  const words = ` ${wordsOf(name)} `;
  return nameRules.flatMap(({ refused, use }) =>
    refused
      .filter((word) => words.includes(` ${word} `) && !isFree(path, name, word))
      .map((word) => `${name} contains "${word}", use ${use}`),
  );
}

const commentPatterns = commentRules.map(({ refused, use }) => ({
  pattern: new RegExp(`\\b(?:${refused.join('|')})\\b`, 'gi'),
  use,
}));

const phraseFindings = (path: string, text: string, where: string): { index: number; text: string }[] =>
  commentPatterns.flatMap(({ pattern, use }) =>
    [...text.matchAll(pattern)]
      .filter(([word]) => !isFree(path, where, word.toLowerCase()))
      .map((match) => ({ index: match.index, text: `${where} contains "${match[0]}", use ${use}` })),
  );

const commentFindings = (path: string, comment: string) => phraseFindings(path, comment, 'a comment');

/** Returns whether the node is a name that this file chooses. A name from an import or a pattern is chosen elsewhere. */
function isChosen(node: ts.Node): node is ts.Identifier {
  const { parent } = node;
  if (!ts.isIdentifier(node) || (parent as { name?: ts.Node } | undefined)?.name !== node) return false;
  if (ts.isImportSpecifier(parent) || ts.isBindingElement(parent))
    return (
      parent.propertyName !== undefined ||
      (ts.isBindingElement(parent) && ts.isArrayBindingPattern(parent.parent))
    );
  return !(
    ts.isPropertyAccessExpression(parent) ||
    ts.isJsxAttribute(parent) ||
    ts.isShorthandPropertyAssignment(parent) ||
    ts.isMetaProperty(parent)
  );
}

function chosenNames(file: ts.SourceFile): ts.Identifier[] {
  const names: ts.Identifier[] = [];
  const visit = (node: ts.Node) => {
    if (isChosen(node)) names.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

function commentsOf(file: ts.SourceFile): ts.CommentRange[] {
  const comments = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) return;
    const ranges = [
      ...(ts.getLeadingCommentRanges(file.text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(file.text, node.pos) ?? []),
    ];
    for (const range of ranges) comments.set(range.pos, range);
    node.getChildren(file).forEach(visit);
  };
  visit(file);
  return [...comments.values()];
}

/** Functions of the test libraries whose first argument is a title. */
const titled: readonly string[] = ['it', 'test', 'describe'];

/** Returns `it` for `it`, `it.skip` and `it.each(rows)`. */
function calledName(node: ts.Node): string {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return calledName(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return calledName(node.tag);
  return ts.isIdentifier(node) ? node.text : '';
}

/** Returns what a text says about the program: the title of a test, or the message of an error. */
function kindOfText({ parent }: ts.Node): 'a title' | 'a message' | undefined {
  if (ts.isCallExpression(parent) && titled.includes(calledName(parent.expression))) return 'a title';
  return ts.isNewExpression(parent) && calledName(parent.expression).endsWith('Error')
    ? 'a message'
    : undefined;
}

/** Returns the refused words of titles and messages as `path:line text`. */
function textFindings(path: string, file: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const kind = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) ? kindOfText(node) : undefined;
    if (kind) {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      found.push(
        ...phraseFindings(path, node.getText(file), kind).map(({ text }) => `${path}:${line} ${text}`),
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Returns the refused words of a file as `path:line text`. */
function findings(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineOf = (at: number) => file.getLineAndCharacterOfPosition(at).line + 1;
  const inNames = chosenNames(file).flatMap((node) =>
    nameFindings(path, node.text).map((found) => `${path}:${lineOf(node.getStart(file))} ${found}`),
  );
  // Finding the comments takes most of the time. This pattern finds more than comments, but is fast.
  const candidates = text.match(/\/\*[^]*?\*\/|\/\/.*/g) ?? [];
  const comments = commentFindings(path, candidates.join('\n')).length > 0 ? commentsOf(file) : [];
  const inComments = comments.flatMap(({ pos, end }) =>
    commentFindings(path, text.slice(pos, end)).map(
      (found) => `${path}:${lineOf(pos + found.index)} ${found.text}`,
    ),
  );
  return [...inNames, ...inComments, ...textFindings(path, file)];
}

const folders = ['src', 'elements', 'tools', 'demo', 'tests'];
const thisFile = 'tests/house/plain-words.test.ts';

const trackedFiles = (): string[] =>
  execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8', maxBuffer: 64_000_000 })
    .split('\n')
    .filter((path) => /(?<!\.d)\.(?:ts|tsx|mjs)$/.test(path) && path !== thisFile && existsSync(path));

describe('names, comments, titles and messages', () => {
  const files = trackedFiles();

  it('use plain words', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(files.flatMap((path) => findings(path, readFileSync(path, 'utf8')))).toEqual([]);
  });

  it('of files use plain words', () => {
    const named = files.filter((path) => !path.includes('.test.'));
    expect(named.flatMap((path) => nameFindings(path, basename(path)))).toEqual([]);
  });

  it('with refused words are found', () => {
    const sample = [
      '/** Asks the portal for a media. */',
      'export function askPortal({ kept, row: heart }: Options, isThere = false) {',
      '  const { place } = kept; // The first picture.',
      '  return { lookUps: `asked ${place}`, given: place.known, isNearExpired: heart };',
      '}',
      "it.each(rows)('asks, and draws %s', () => { throw new Error(`the wire of ${name}`); });",
    ];
    const found = findings('src/sample.ts', sample.join('\n'));
    expect(found.map((line) => line.replace(/, use .*/, ''))).toEqual([
      'src/sample.ts:2 askPortal contains "ask"',
      'src/sample.ts:2 heart contains "heart"',
      'src/sample.ts:2 isThere contains "is there"',
      'src/sample.ts:4 lookUps contains "look"',
      'src/sample.ts:4 given contains "given"',
      'src/sample.ts:1 a comment contains "Asks"',
      'src/sample.ts:1 a comment contains "a media"',
      'src/sample.ts:3 a comment contains "first picture"',
      'src/sample.ts:6 a title contains "draws"',
      'src/sample.ts:6 a message contains "wire"',
    ]);
  });
});
