import type { AttributeDescription } from './description';

export type Coerced = { ok: true; value: unknown } | { ok: false; message: string };

/**
 * Parses an attribute's text as its described type. Never throws, since an element must not throw errors into the page.
 * Null, for an absent attribute, yields undefined. A boolean attribute is true when it is present, unless its text is
 * `false`.
 * @see O-11
 */
export function coerce(description: AttributeDescription, text: string | null): Coerced {
  if (text === null) return { ok: true, value: undefined };
  const { values } = description;
  if (values && !values.includes(text)) return wrong(`one of ${values.join(', ')}`, text);
  return readers[description.type](text);
}

const readers: Record<AttributeDescription['type'], (text: string) => Coerced> = {
  string: (text) => ({ ok: true, value: text }),
  boolean: (text) => ({ ok: true, value: text !== 'false' }),
  number: (text) => {
    const value = Number(text);
    return text.trim() === '' || Number.isNaN(value) ? wrong('a number', text) : { ok: true, value };
  },
  json: (text) => {
    if (text.trim() === '') return { ok: true, value: undefined };
    try {
      return { ok: true, value: JSON.parse(text) as unknown };
    } catch {
      return wrong('JSON', text);
    }
  },
};

function wrong(expected: string, text: string): Coerced {
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return { ok: false, message: `expected ${expected}, got "${shown}"` };
}
