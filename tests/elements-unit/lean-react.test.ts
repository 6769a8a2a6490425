import { describe, expect, it } from 'vitest';

/** What the build knows, as the compiler sees nothing of it. */
interface LeanReact {
  withoutWhatNeverIs: (code: string, facts: object) => { code: string; unmet: string[] };
}

const build = new URL('../../elements/build/lean-react.mjs', import.meta.url).href;
const { withoutWhatNeverIs } = (await import(build)) as LeanReact;

const nothing = {
  tags: [],
  types: [],
  masks: [],
  constants: {},
  fields: {},
  functions: {},
  statements: [],
};
const lean = (code: string, facts: object) => withoutWhatNeverIs(code, { ...nothing, ...facts });
// eslint-disable-next-line @typescript-eslint/no-implied-eval -- what a test wrote itself
const run = (code: string): unknown => (new Function(code) as () => unknown)();

const kinds = `let out = '';
  switch (fiber.tag) {
    case 1: out += 'one'; break;
    case 2: case 3: out += 'three'; break;
    case 4: out += 'four';
    case 5: out += 'five'; break;
    default: out += 'other';
  }
  return out;`;

describe('what React brings and never is', () => {
  it.each([
    ['a case of its own', [1], { 1: 'other', 3: 'three' }, 'one'],
    ['a case that shares what it does', [2], { 2: 'other', 3: 'three' }, 'never'],
    ['a case that another runs on into', [5], { 4: 'fourfive', 5: 'other' }, 'never'],
    ['a case that runs on into another', [4], { 4: 'other', 5: 'five' }, "'four'"],
  ])('%s goes, and the others do what they did', (_, tags, becomes, gone) => {
    const { code, unmet } = lean(`function f(fiber) { ${kinds} }`, { tags });
    expect(unmet).toEqual([]);
    expect(code).not.toContain(gone);
    for (const [tag, out] of Object.entries(becomes))
      expect(run(`${code} return f({ tag: ${tag} });`)).toBe(out);
  });

  it('a name that is declared in a case that goes is there for the others', () => {
    const { code } = lean(
      'function f(x) { "use strict"; switch (x.tag) { case 1: var a = 1; break; case 2: a = 2; return a; } }',
      { tags: [1] },
    );
    expect(run(`${code} return f({ tag: 2 });`)).toBe(2);
  });

  it.each([
    ['a test for a kind', 'return 1 === x.tag || 2 !== x.tag;', { tags: [1, 2] }, 'return false || true;'],
    ['a type in a switch', 'switch (t) { case A: return 1; case B: return 2; }', { types: ['A'] }, 'case B'],
    ['a mask', 'return (x & 12) === x;', { masks: [12] }, 'return false;'],
    ['a variable that is read', 'return on && x;', { constants: { on: 'false' } }, 'return false && x;'],
    ['a variable that is set', 'return (on = g(), x);', { constants: { on: 'false' } }, 'return (g(), x);'],
    ['a field that is read', 'return x.wet;', { fields: { wet: 'null' } }, 'return null;'],
    ['a field that is set', 'x.wet = 1; return x.wet;', { fields: { wet: 'null' } }, 'x.wet = 1;'],
  ])('%s has one answer', (_, body, facts, part) => {
    const { code, unmet } = lean(`function f(x, t) { ${body} }`, facts);
    expect(code).toContain(part);
    expect(unmet).toEqual([]);
  });

  it('names of the same spelling that are no variables stay', () => {
    const source = 'function f(on) { return { on: 1 }.on; }';
    expect(lean(source, { constants: { on: 'false' } }).code).toBe(source);
  });

  it('a function does what it is given to do, and a statement for nothing goes', () => {
    const { code } = lean('function f() { return 1; }\nf.x = function () {};', {
      functions: { f: 'return 2;' },
      statements: ['f.x'],
    });
    expect(code).not.toContain('f.x');
    expect(run(`${code} return f();`)).toBe(2);
  });

  it('what the code no longer has is told by its name', () => {
    const facts = { tags: [9], types: ['T'], masks: [3], constants: { c: '1' }, fields: { d: '1' } };
    const { unmet } = lean('f();', { ...facts, functions: { g: '' }, statements: ['s'] });
    expect(unmet).toEqual(['g', 'c', 'd', 's', '3', 'T', '9']);
  });
});
