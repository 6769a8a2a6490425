import type { Problem } from '../src/shell/for-elements';
import type { AttributeDescription } from './description';

export type Coerced = { ok: true; value: unknown } | { ok: false; problem: Problem };

/**
 * Parses an attribute's text as its described type. Never throws, since an element must not throw errors into the page.
 * Null, for an absent attribute, yields undefined. A boolean attribute is true when it is present, unless its text is
 * `false`.
 * @see O-11
 */
export function coerce(name: string, description: AttributeDescription, text: string | null): Coerced {
  if (text === null) return { ok: true, value: undefined };
  const { values } = description;
  const isWrong = values !== undefined && !values.includes(text);
  const read: Read = isWrong ? { expected: `one of ${values.join(', ')}` } : readers[description.type](text);
  if ('value' in read) return { ok: true, value: read.value };
  return {
    ok: false,
    problem: {
      code: 'attribute',
      field: `attribute ${name}`,
      expected: read.expected,
      actual: `"${text}"`,
      ...(values ? { allowed: values } : {}),
    },
  };
}

type Read = { value: unknown } | { expected: string };

const readers: Record<AttributeDescription['type'], (text: string) => Read> = {
  string: (text) => ({ value: text }),
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
