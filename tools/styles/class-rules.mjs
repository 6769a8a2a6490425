import { readFileSync } from 'node:fs';
import { twind, virtual } from '@twind/core';
import { classesOf, literal } from './short-names.mjs';
import { config } from './twind-config.mjs';

/** Classes for readers and tests, without a style of their own. */
const markers = new Set(['group', 'peer', 'prose']);

/**
 * Returns the CSS rules of every `tw('…')` literal in the files, in the order of the cascade.
 *
 * @param files paths of TypeScript files
 * @returns `rules`, the CSS texts; `rulesOf`, for each file the indexes of the rules that its classes need; and
 *   `classes`, all names, each as often as it is used
 * @throws Error that names file and class where a class has no style, or where `tw()` has no literal
 */
export function classRules(files) {
  const all = compiler();
  const classes = new Map(files.map((file) => [file, literalClasses(file)]));
  const problems = [...classes].flatMap(([file, names]) =>
    names.filter((name) => !all.has(name)).map((name) => `${file}: the class '${name}' has no style.`),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const indexes = new Map(all.rules().map((rule, index) => [rule, index]));
  const rulesOf = new Map(
    [...classes].map(([file, names]) => {
      const own = compiler();
      names.forEach((name) => own.has(name));
      return [file, own.rules().map((rule) => indexes.get(rule))];
    }),
  );
  return { rules: [...indexes.keys()], rulesOf, classes: [...classes.values()].flat() };
}

/** Creates a compiler that adds classes to a sheet of its own. */
function compiler() {
  const sheet = virtual();
  const tw = twind(config, sheet);
  const cache = new Map();
  const has = (name) => {
    if (!cache.has(name)) {
      const before = sheet.target.length;
      const compiled = tw(name);
      cache.set(name, sheet.target.length > before && compiled === name);
    }
    return cache.get(name);
  };
  return { has, rules: () => [...sheet.target] };
}

function literalClasses(file) {
  const source = readFileSync(file, 'utf8');
  const literals = [...source.matchAll(literal)].map(([, classes]) => classes);
  const calls = [...source.matchAll(/(?<!function )\btw\(/g)].length;
  if (calls !== literals.length)
    throw new Error(`${file}: tw() takes one literal in single quotes, so that the build can read it.`);
  return literals.flatMap(classesOf).filter((name) => !markers.has(name));
}
