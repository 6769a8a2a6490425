import { eachField, eachObject, isObject, type Json, type JsonObject } from './json';

type Reshape = (answer: Json) => Json;

const isIdField = (name: string): boolean => /(^id|Id|Ids|^selectedLists)$/.test(name);
const isImageField = (name: string): boolean =>
  /^(image|wideImage|imageId|imageGuid|imageURL|courseImage|defaultImage)$/.test(name);

const toNumber = (value: Json): Json =>
  typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : value;
const toText = (value: Json): Json => (typeof value === 'number' ? String(value) : value);

const inIds =
  (change: (value: Json) => Json): Reshape =>
  (answer) =>
    eachField(answer, (name, value) => {
      if (!isIdField(name)) return value;
      return Array.isArray(value) ? value.map(change) : change(value);
    });

/** What a missing field is read as; an empty list says something that a missing one does not. */
const isUnset = (value: Json): boolean => value === null || value === '' || value === false;

/** Fields of entries only: the envelope itself is no optional field. */
const inEntries =
  (change: Reshape): Reshape =>
  (answer) => {
    if (Array.isArray(answer)) return answer.map(change);
    if (!isObject(answer)) return answer;
    const entries = Object.entries(answer).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(change) : value,
    ]);
    return Object.fromEntries(entries) as Json;
  };

/** The keys of counts are values of filters, not names of fields, so that they stay as they are. */
const exceptCounts =
  (change: (object: JsonObject) => JsonObject): Reshape =>
  (answer) => {
    if (!isObject(answer) || !isObject(answer['facets'])) return eachObject(answer, change);
    const { facets, ...others } = answer;
    return { ...(eachObject(others, change) as JsonObject), facets };
  };

/** How the fields of an answer may differ without saying anything else (O-19). */
export const fieldShapes: Readonly<Record<string, Reshape>> = {
  'number-ids': inIds(toNumber),
  'text-ids': inIds(toText),
  'other-case': exceptCounts((object) =>
    Object.fromEntries(
      Object.entries(object).map(([name, value]) => [name.charAt(0).toUpperCase() + name.slice(1), value]),
    ),
  ),
  nulls: inEntries((entry) => eachField(entry, (_, value) => (isUnset(value) ? null : value))),
  missing: inEntries((entry) => eachField(entry, (_, value) => (isUnset(value) ? undefined : value))),
  'extra-fields': exceptCounts((object) => ({
    ...object,
    _links: [{ rel: 'self' }],
    eTag: 7,
    meta: { trace: 'x' },
  })),
  'plain-status': (answer) =>
    eachField(answer, (name, value) =>
      name === 'userStatus' && isObject(value) ? (Object.values(value)[0] ?? null) : value,
    ),
  'lower-event-keys': (answer) =>
    eachField(answer, (name, value) =>
      name === 'dataJson' && typeof value === 'string'
        ? value.replace(/"(\w+)":/g, (_, key: string) => `"${key.toLowerCase()}":`)
        : value,
    ),
};

/** How addresses of this portal may be written: from the root, or without their scheme. */
export function withAddresses(
  answer: Json,
  origin: string,
  form: 'root-relative' | 'protocol-relative',
): Json {
  const rewrite = (value: Json): Json => {
    if (typeof value !== 'string' || !value.startsWith(`${origin}/`)) return value;
    return form === 'root-relative' ? value.slice(origin.length) : value.replace(/^https?:/, '');
  };
  return eachField(answer, (name, value) =>
    rewrite(
      isImageField(name) && typeof value === 'string' && isImageId(value) ? imageOf(origin, value) : value,
    ),
  );
}

const isImageId = (value: string): boolean => value !== '' && !value.includes('/');
const imageOf = (origin: string, id: string): string =>
  `${origin}/services/gallery/images/${encodeURIComponent(id)}`;
