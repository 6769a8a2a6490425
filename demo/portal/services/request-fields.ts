import * as v from 'valibot';

/** An id in a body: text or a number, read as text. */
export const requestId = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
);

/** Text that must hold something beside spaces. */
export const filledText = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));
