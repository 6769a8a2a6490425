import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  enum?: readonly (string | number)[];
  anyOf?: readonly Schema[];
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  additionalProperties?: Schema;
}

interface Content {
  content?: Readonly<Record<string, { schema: Schema }>>;
}

export interface Answer extends Content {
  $ref?: string;
  description?: string;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}

interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  parameters?: readonly Parameter[];
  requestBody?: Content;
  responses: Readonly<Record<string, Answer>>;
}

export interface Call {
  service: string;
  method: string;
  path: string;
  operation: Operation;
}

interface Document {
  info: { description: string };
  paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  components: {
    parameters: Readonly<Record<string, Parameter>>;
    responses: Readonly<Record<string, Answer>>;
    schemas: Readonly<Record<string, Schema>>;
  };
}

const file = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));

/** The description of every call, `docs/openapi.yaml`. */
export const openapi = parse(readFileSync(file, 'utf8'), { merge: true }) as Document;

const methods = ['get', 'post', 'put', 'delete', 'patch'];

/** Every call, in the order of the document. */
export const calls: readonly Call[] = Object.entries(openapi.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => methods.includes(method))
    .map(([method, operation]) => ({
      service: String(item['x-service']),
      method: method.toUpperCase(),
      path,
      operation: operation as Operation,
    })),
);

/** The names of the services, in the order of the document. */
export const services: readonly string[] = [...new Set(calls.map(({ service }) => service))];

/** Returns the last part of a reference: `#/components/schemas/List` is `List`. */
export const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

export const resolveParameter = (parameter: Parameter): Parameter =>
  parameter.$ref === undefined
    ? parameter
    : (openapi.components.parameters[nameOf(parameter.$ref)] ?? parameter);

export const resolveAnswer = (answer: Answer): Answer =>
  answer.$ref === undefined ? answer : (openapi.components.responses[nameOf(answer.$ref)] ?? answer);
