export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [name: string]: Json;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rewrites every object of a value, the inner ones first. */
export function eachObject(value: Json, rewrite: (object: JsonObject) => JsonObject): Json {
  if (Array.isArray(value)) return value.map((entry) => eachObject(entry, rewrite));
  if (!isObject(value)) return value;
  return rewrite(
    Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, eachObject(inner, rewrite)])),
  );
}

/** Rewrites every field of every object; undefined removes it. */
export function eachField(value: Json, rewrite: (name: string, value: Json) => Json | undefined): Json {
  return eachObject(value, (object) =>
    Object.fromEntries(
      Object.entries(object).flatMap(([name, inner]) => {
        const next = rewrite(name, inner);
        return next === undefined ? [] : [[name, next]];
      }),
    ),
  );
}
