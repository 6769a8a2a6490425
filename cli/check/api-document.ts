import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { packageRoot } from '../package-root';

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
  items?: Schema;
  /** The value fits this schema together with one of these. */
  anyOf?: Schema[];
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

const file = join(packageRoot(), 'docs/openapi.yaml');

const apiDocument = parse(readFileSync(file, 'utf8'), { merge: true }) as Document;

/** Every operation of the document as one row. */
export const describedOperations = Object.entries(apiDocument.paths).flatMap(([path, row]) =>
  (['get', 'post', 'delete'] as const).flatMap((method) => {
    const operation = row[method];
    return operation === undefined ? [] : [{ path, method, service: row['x-service'], operation }];
  }),
);

/** What is wrong with an answer of an operation, by the document: nothing, when it fits. */
export function misfits(operationId: string, status: number, answer: unknown): string[] {
  const schema = schemaOf(operationId, status);
  return typeof schema === 'string' ? [schema] : check(schema, answer, operationId);
}

/** The misfits of an answer of a portal, which may have more fields than the elements use. */
export function differences(operationId: string, status: number, answer: unknown): string[] {
  return misfits(operationId, status, answer).filter((one) => !one.endsWith(unknownField));
}

/** The schema of an answer, or why there is none. */
function schemaOf(operationId: string, status: number): Schema | string {
  const described = describedOperations.find(({ operation }) => operation.operationId === operationId);
  const response = described?.operation.responses[String(status)];
  if (response === undefined) return `${operationId} has no answer ${status}`;
  const { $ref } = response;
  const { content } = $ref === undefined ? response : (apiDocument.components.responses[nameIn($ref)] ?? {});
  return content?.['application/json']?.schema ?? `${operationId} ${status} has no JSON`;
}

const nameIn = (reference: string): string => reference.split('/').at(-1) ?? '';

/** What is wrong with a value that a named schema describes. */
export function misfitsOf(schema: string, value: unknown): string[] {
  return check({ $ref: schema }, value, schema);
}

const unknownField = ': unknown';

function check(schema: Schema, value: unknown, at: string): string[] {
  if (schema.$ref !== undefined) {
    const named = apiDocument.components.schemas[nameIn(schema.$ref)];
    return named === undefined ? [`${at}: no schema ${schema.$ref}`] : check(named, value, at);
  }
  if (schema.anyOf !== undefined && schema.anyOf.length > 0)
    return checkAny(schema, schema.anyOf, { value, at });
  const misfit = misfitOfValue(schema, value);
  if (misfit !== undefined) return [`${at}: ${misfit}`];
  if (Array.isArray(value))
    return value.flatMap((entry, n) => check(schema.items ?? {}, entry, `${at}[${n}]`));
  return typeof value === 'object' && value !== null ? checkObject(schema, value, at) : [];
}

/** Returns the misfits of the alternative that fits best. */
function checkAny(
  schema: Schema,
  alternatives: Schema[],
  { value, at }: { value: unknown; at: string },
): string[] {
  const { required = [] } = schema;
  const found = alternatives.map(({ anyOf = [], ...one }) =>
    check({ ...schema, ...one, anyOf, required: [...required, ...(one.required ?? [])] }, value, at),
  );
  return found.sort((one, other) => one.length - other.length)[0] ?? [];
}

function misfitOfValue(schema: Schema, value: unknown): string | undefined {
  const types = [schema.type ?? []].flat();
  const type = typeOf(value);
  const isNumber = type === 'integer' && types.includes('number');
  if (types.length > 0 && !types.includes(type) && !isNumber) return `${type}, not ${types.join()}`;
  return schema.enum === undefined || schema.enum.includes(value) ? undefined : String(value);
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
