import type { Problem } from '../src/shell/for-elements';
import type { AttributeDescription } from './description';

/** The value of an attribute, or what is wrong with its text. */
export type Coerced = { value: unknown } | { problem: Problem };

/**
 * Parses an attribute's text as its described type. Never throws, since an element must not throw errors into the page.
 * Null, for an absent attribute, yields undefined. A boolean attribute is true when it is present, unless its text is
 * `false`.
 * @see O-11
 */
export function coerce(name: string, description: AttributeDescription, text: string | null): Coerced {
  if (text === null) return { value: undefined };
  const read = readText(description, text);
  if ('value' in read) return read;
  const { expected } = read;
  const field = `attribute ${name}`;
  return {
    problem: { code: 'attribute', field, expected, actual: `"${text}"`, allowed: description.values },
  };
}

type Read = { value: unknown } | { expected: string };

function readText({ type, values }: AttributeDescription, text: string): Read {
  if (values && !values.includes(text)) return { expected: `one of ${values.join(', ')}` };
  return type ? readers[type](text) : { value: text };
}

const readers: Record<NonNullable<AttributeDescription['type']>, (text: string) => Read> = {
  boolean: (text) => ({ value: text !== 'false' }),
  number: (text) => {
    const value = Number(text);
    return text.trim() === '' || Number.isNaN(value) ? { expected: 'a number' } : { value };
  },
  json: (text) => {
    if (text.trim() === '') return { value: undefined };
    try {
      return { value: JSON.parse(text) as unknown };
    } catch {
      return { expected: 'JSON' };
    }
  },
};
