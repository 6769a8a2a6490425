import { describe, expect, it } from 'vitest';

/** What the build knows, as the compiler sees nothing of it. */
interface Facts {
  withoutWhatNeverIs: (code: string, facts: object) => { code: string; unmet: string[] };
}

const build = new URL('../../elements/build/facts.mjs', import.meta.url).href;
const { withoutWhatNeverIs } = (await import(build)) as Facts;

const lean = (code: string, facts: object) => withoutWhatNeverIs(code, facts);
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

describe('what a library brings and never is', () => {
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
    [
      'a variable that is declared',
      'const on = g(); return on;',
      { constants: { on: 'false' } },
      'on = false',
    ],
    ['a value that is set', 'const on = g(); return on;', { values: { on: '{}' } }, 'on = {}; return on;'],
    [
      'a part that is taken',
      'const { on, a: b = 1 } = x; return on;',
      { constants: { on: '0' } },
      '{ a: b = 1 } = x',
    ],
    ['a condition', 'if (x.wet) { return 1; } return 2;', { statements: ['if (x.wet'] }, '{ ; return 2;'],
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

  it.each([
    ['a parameter', 'function f(on) { return 1; }', 'f(on)'],
    ['a short function of it', 'const f = (on) => 1;', '(on)'],
    ['a default', 'function f({ on: off = 1, ...rest }) {}', 'on: off = 1'],
    ['a place in a list', 'const [on] = f();', '[on]'],
    ['a class', 'class on { on() {} }', 'class on { on()'],
  ])('%s of that name stays', (_, source, part) => {
    expect(lean(source, { constants: { on: 'false' } }).code).toContain(part);
  });

  it('a method does what it is given to do, or goes, in its own class', () => {
    const { code, unmet } = lean(
      'var A = class { a() { return 1; } b() {} }; class B { b() { return 3; } }',
      {
        methods: { 'A.a': 'return 2;', 'A.b': null },
      },
    );
    expect(unmet).toEqual([]);
    expect(run(`${code} return [new A().a(), new A().b, new B().b()];`)).toEqual([2, undefined, 3]);
  });

  it('a function does what it is given to do, and a statement for nothing goes', () => {
    const { code } = lean('function f() { return 1; }\nconst g = (x) => x;\nf.x = function () {};', {
      functions: { f: 'return 2 + g(1);', g: 'return 3;' },
      statements: ['f.x'],
    });
    expect(code).not.toContain('f.x');
    expect(run(`${code} return f();`)).toBe(5);
  });

  it('what the code no longer has is told by its name', () => {
    const facts = { tags: [9], types: ['T'], masks: [3], constants: { c: '1' }, fields: { d: '1' } };
    const { unmet } = lean('f();', {
      ...facts,
      values: { v: '1' },
      functions: { g: '' },
      methods: { 'A.m': null },
      statements: ['s'],
    });
    expect(unmet).toEqual(['g', 'A.m', 'c', 'v', 'd', 's', '3', 'T', '9']);
  });
});
