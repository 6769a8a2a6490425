import { valuesOf } from '../../api/host/expected-fields';
import { attributesReadBy } from '../../browser/read-attributes';
import { similarName } from '../../domain/setup/similar-name';
import type { Problem } from '../../domain/setup/problem';
import type { Portal } from '../portal/portal';
import { configurationInputAtom } from '../portal/portal-state';

interface Suggestion {
  /** The name or value to write. */
  suggestion: string;
  question: string;
}

/** Returns what the page probably wanted to write. Undefined if nothing is similar to what it wrote. @see O-11 */
export function suggestionFor(
  { store }: Portal,
  problem: Problem,
  element?: Element,
): Suggestion | undefined {
  const [, written] = /^"(.*)"$/.exec(problem.actual) ?? [];
  if (written !== undefined) return similarValue(written, problem);
  return missing.includes(problem.actual) ? similarField(store, problem, element) : undefined;
}

/** Returns the allowed value that is similar to the one that was written. */
function similarValue(written: string, { allowed, field }: Problem): Suggestion | undefined {
  const suggestion = similarName(written, allowed ?? valuesOf(field));
  return suggestion === undefined ? undefined : { suggestion, question: `. Did you mean "${suggestion}"?` };
}

/** Returns the missing field, if the page has another one with a similar name. */
function similarField(store: Portal['store'], problem: Problem, element?: Element): Suggestion | undefined {
  const [, parent = '', name = ''] = /^(.*[. ])(\w[\w-]*)$/.exec(problem.field) ?? [];
  const names =
    element && parent === attributePrefix
      ? element.getAttributeNames().filter((one) => !attributesReadBy(element).includes(one))
      : keysAt(store.get(configurationInputAtom), parent);
  const wrong = similarName(name, names);
  if (wrong === undefined) return undefined;
  return { suggestion: name, question: `. Did you mean "${name}" by "${wrong}"?` };
}

const missing: readonly string[] = ['undefined', 'nothing'];
const attributePrefix = 'attribute ';

/** Returns the keys of the object at a path such as `config.catalogs[0].`. */
function keysAt(configuration: unknown, path: string): string[] {
  const [root, ...keys] = path.split(/[.[\]]+/).filter(Boolean);
  const value = keys.reduce<unknown>(
    (object, key) => (typeof object === 'object' && object ? Reflect.get(object, key) : undefined),
    root === 'config' ? configuration : undefined,
  );
  return typeof value === 'object' && value ? Object.keys(value) : [];
}
