import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recipes, type Recipe } from './recipes';
import { copySource } from './source-copy';

/** A row of the table: what is new, the files that it names, and what reports a gap. */
interface Row {
  name: string;
  paths: readonly string[];
  runsGenerator: boolean;
  report: string;
}

function readTable(): Row[] {
  const [, section = ''] = readFileSync('ARCHITECTURE.md', 'utf8').split('## How to add something');
  const [table = ''] = section.split('\n## ');
  const lines = table.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) => {
    const [, name = '', where = '', report = ''] = line.split('|').map((cell) => cell.trim());
    const quoted = [...where.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
    return {
      name,
      paths: quoted.filter((text) => !text.includes(' ')),
      runsGenerator: quoted.includes('npm run generate:api'),
      report,
    };
  });
}

/** Returns whether the table means this file by a path, a file name, a folder or a pattern. */
function isNamed(file: string, path: string): boolean {
  const [start = '', end] = path.split('*');
  if (end !== undefined) return file.startsWith(start) && file.endsWith(end);
  return file === path || file.endsWith(`/${path}`) || file.startsWith(`${path}/`);
}

const rows = readTable();
const recipeOf = ({ name }: Row): Recipe => recipes[name] ?? { first: [], rest: [], gaps: [] };
const filesOf = (row: Row): string[] =>
  [...recipeOf(row).first, ...recipeOf(row).rest].map(({ path }) => path);

describe('the table that says how to add something', () => {
  it('has the rows that the recipes of this test have', () => {
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(recipes));
  });

  it.each(rows)('names the files that a new $name changes, and no other', (row) => {
    const files = filesOf(row).filter((file) => !(row.runsGenerator && file === 'src/api/api-types.d.ts'));
    expect(files.filter((file) => !row.paths.some((path) => isNamed(file, path)))).toEqual([]);
    expect(row.paths.filter((path) => !files.some((file) => isNamed(file, path)))).toEqual([]);
  });

  it('is all that the compiler needs, and the compiler reports the gaps that it says', async () => {
    const copy = copySource();
    const all = rows.map(recipeOf);
    await copy.change(all.flatMap(({ first }) => first));
    const files = rows.flatMap(filesOf);
    const incomplete = new Set(copy.errors(files).map((error) => error.split(': ')[0]));
    expect([...incomplete].sort()).toEqual(all.flatMap(({ gaps }) => gaps).sort());
    const compiled = rows.filter((row) => recipeOf(row).gaps.length > 0);
    expect(rows.filter(({ report }) => report.includes('compiler'))).toEqual(compiled);

    await copy.change(all.flatMap(({ rest }) => rest));
    expect(copy.errors()).toEqual([]);
  }, 180_000);
});
