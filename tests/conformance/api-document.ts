import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
  items?: Schema;
}

interface Described {
  operationId: string;
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Schema }> }>;
}

type Method = 'get' | 'post' | 'delete';
type PathRow = { 'x-service': string; 'x-assumed'?: boolean } & Partial<Record<Method, Described>>;

interface Document {
  paths: Record<string, PathRow>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Described['responses'][string]> };
}

const file = fileURLToPath(new URL('../../docs/openapi.yaml', import.meta.url));

const apiDocument = parse(readFileSync(file, 'utf8'), { merge: true }) as Document;

/** Every operation of the document as one row. */
export const describedOperations = Object.entries(apiDocument.paths).flatMap(([path, row]) =>
  (['get', 'post', 'delete'] as const).flatMap((method) => {
    const operation = row[method];
    return operation === undefined ? [] : [{ path, method, service: row['x-service'], operation }];
  }),
);

/** Fields beyond those described are wrong in our own portal; another's may have more than we use. */
type Strictness = 'exact' | 'open';

/** What is wrong with an answer of an operation, by the document: nothing, when it fits. */
export function misfits(
  operationId: string,
  status: number,
  answer: unknown,
  strictness: Strictness = 'exact',
): string[] {
  const described = describedOperations.find(({ operation }) => operation.operationId === operationId);
  const response = described?.operation.responses[String(status)];
  if (response === undefined) return [`${operationId} has no answer ${status}`];
  const name = response.$ref?.split('/').at(-1) ?? '';
  const content = (response.$ref === undefined ? response : apiDocument.components.responses[name])?.content;
  const schema = content?.['application/json']?.schema;
  if (schema === undefined) return [`${operationId} ${status} has no JSON`];
  const found = check(schema, answer, operationId);
  return strictness === 'open' ? found.filter((one) => !one.endsWith(unknownField)) : found;
}

/** What is wrong with a value that a named schema describes. */
export function misfitsOf(schema: string, value: unknown): string[] {
  return check({ $ref: schema }, value, schema);
}

const unknownField = ': unknown';

function check(schema: Schema, value: unknown, at: string): string[] {
  if (schema.$ref !== undefined) {
    const named = apiDocument.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
    return named === undefined ? [`${at}: no schema ${schema.$ref}`] : check(named, value, at);
  }
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.includes(typeOf(value)))
    return [`${at}: ${typeOf(value)}, not ${types.join()}`];
  if (schema.enum !== undefined && !schema.enum.includes(value)) return [`${at}: ${String(value)}`];
  if (Array.isArray(value))
    return value.flatMap((entry, n) => check(schema.items ?? {}, entry, `${at}[${n}]`));
  return typeof value === 'object' && value !== null ? checkObject(schema, value, at) : [];
}

function checkObject(schema: Schema, value: object, at: string): string[] {
  const missing = (schema.required ?? []).filter((name) => !(name in value));
  const fields = Object.entries(value).flatMap(([name, entry]) => {
    const field = schema.properties?.[name] ?? schema.additionalProperties;
    if (field !== undefined) return check(field, entry, `${at}.${name}`);
    return schema.properties === undefined && schema.type === 'object'
      ? []
      : [`${at}.${name}${unknownField}`];
  });
  return [...missing.map((name) => `${at}.${name}: missing`), ...fields];
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  if (value === null) return 'null';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
}
