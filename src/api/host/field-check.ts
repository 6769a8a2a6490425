import { similarName } from '../../domain/setup/similar-name';
import type { Problem } from '../../domain/setup/problem';
import { isObject } from '../answers/envelope';
import type { FieldRule, Fields } from './expected-fields';

/**
 * Returns the misspelled fields of an object and the fields whose value names nothing. The readers accept both. A field
 * that is similar to no expected field may belong to another system, so it is no problem.
 * @see O-11
 */
export function checkFields(object: unknown, fields: Fields, path: string): Problem[] {
  if (!isObject(object)) return [];
  const keys = Object.keys(object);
  const has = (name: string) => keys.some((key) => isSameKey(key, name));
  const absent = Object.keys(fields).filter((name) => !has(name));
  return keys.flatMap((key) => {
    const name = Object.keys(fields).find((one) => isSameKey(one, key));
    const rule = name === undefined ? undefined : fields[name];
    return rule
      ? checkValue(object[key], rule, `${path}.${String(name)}`)
      : checkKey(key, absent, `${path}.${key}`);
  });
}

const isSameKey = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function checkKey(key: string, absent: readonly string[], field: string): Problem[] {
  if (similarName(key, absent) === undefined) return [];
  return [
    {
      code: 'unknown-key',
      field,
      expected: 'a field of the configuration',
      actual: `"${key}"`,
      allowed: absent,
    },
  ];
}

function checkValue(value: unknown, { values, fields }: FieldRule, path: string): Problem[] {
  if (values && (typeof value === 'string' || typeof value === 'number'))
    return checkName(value, values, path);
  if (!fields) return [];
  if (!Array.isArray(value)) return checkFields(value, fields, path);
  return value.flatMap((one: unknown, index) => checkFields(one, fields, `${path}[${index}]`));
}

function checkName(value: string | number, values: readonly string[], field: string): Problem[] {
  const sought = String(value).trim().toLowerCase();
  const isAllowed =
    sought === '' ||
    values.some((name, number) => name.toLowerCase() === sought || String(number) === sought);
  if (isAllowed) return [];
  const expected = `${values.join(', ')} or 0 to ${values.length - 1}`;
  return [{ field, expected, actual: JSON.stringify(value), allowed: values }];
}
