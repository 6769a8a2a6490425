import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';
import { noModuleState } from '../../tools/lint/no-module-state.mjs';

const lint = (code: string) =>
  new Linter().verify(
    code,
    [
      {
        files: ['**/*.ts'],
        languageOptions: { parser: tseslint.parser },
        plugins: { lp: { rules: { state: noModuleState } } },
        rules: { 'lp/state': ['error', { allow: { 'src/sheet.ts': { sheets: 'one for a document' } } }] },
      },
    ],
    { filename: 'src/sheet.ts' },
  );

it.each([
  'let count = 0;',
  'export let count = 0;',
  'const names = new Set();',
  'export const names = new Map<string, number>();',
  'const client = new QueryClient({});',
  'const store = createStore();',
  'const keeperAtom = atom(createKeeper());',
  'const queue: string[] = [];',
  'const state = { names: new Set() };',
  'const state = { names: new Set() } satisfies object;',
])('state in module scope is refused: %s', (code) => {
  expect(lint(code).map(({ ruleId }) => ruleId)).toEqual(['lp/state']);
});

it.each([
  'const limit = 30;',
  'const names: ReadonlySet<string> = new Set(["a"]);',
  'const none: readonly string[] = [];',
  'const nothing: ReadonlyMap<string, string> = new Map();',
  'const sheets = new WeakMap();',
  'const cacheAtom = atom(() => new Map());',
  'const keeperAtom = atom(() => createKeeper());',
  'function count() { let number = 0; const seen = new Set(); return [number, seen]; }',
  'declare let version: string;',
])('definitions, constants and listed exceptions are allowed: %s', (code) => {
  expect(lint(code)).toEqual([]);
});
