/** A type whose optional fields may be undefined as well. */
export type Loose<Type> = {
  [Key in keyof Type]: object extends Pick<Type, Key> ? Type[Key] | undefined : Type[Key];
};

/**
 * Removes the fields that are undefined. With `exactOptionalPropertyTypes`, an optional field must be absent, not
 * undefined. The compiler checks each field and its name against the result type.
 */
export function compact<Type extends object>(fields: Loose<NoInfer<Type>>): Type {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Type;
}
