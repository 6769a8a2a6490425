import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { plain } from './face';

/** The part of JSON Schema that the document of the calls uses for the configuration. */
interface Schema {
  $ref?: string;
  description?: string;
  type?: string | string[];
  enum?: readonly (string | number)[];
  anyOf?: readonly Schema[];
  required?: readonly string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
  items?: Schema;
}

/** The names of the schemas in the package, by their names in the document of the calls. */
const names: Readonly<Record<string, string>> = {
  PortalConfiguration: 'CatalogConfiguration',
  CatalogConfiguration: 'ConfiguredCatalog',
  HomeComponent: 'ConfiguredBlock',
  CustomListElement: 'ConfiguredElement',
  ModuleSettings: 'ModuleSettings',
  LayoutKind: 'LayoutKind',
  ItemLayout: 'ItemLayout',
  ConditionNames: 'ConditionNames',
  Id: 'Id',
};

/**
 * Returns the JSON Schema of a configuration, for editors and for the portal that writes it. `docs/openapi.yaml` is the
 * one source of this schema, of the types of the package, and of the types of our own source.
 * @see A-126
 */
export function configSchema(): object {
  const definitions = Object.entries(names).map(([name, written]) => [written, withNames(schemas()[name])]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Configuration of lp-catalog',
    $ref: '#/$defs/CatalogConfiguration',
    $defs: Object.fromEntries(definitions) as object,
  };
}

/** Returns the types of a configuration and of a session. */
export function configTypes(): string {
  return Object.entries({ ...names, Session: 'Session' })
    .map(([name, written]) => {
      const schema = schemas()[name] ?? {};
      return `${comment(schema, '')}export type ${written} = ${typeOf(schema, '')};`;
    })
    .join('\n\n');
}

function schemas(): Record<string, Schema> {
  const document = parse(readFileSync('docs/openapi.yaml', 'utf8')) as {
    components: { schemas: Record<string, Schema> };
  };
  return document.components.schemas;
}

/** Returns a schema with references inside the new file, and without ids of requirements. */
function withNames(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withNames);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]: [string, unknown]) => {
    if (key === '$ref' && typeof value === 'string') return [key, `#/$defs/${nameOf(value)}`];
    if (key === 'description' && typeof value === 'string') return [key, plain(value)];
    return [key, withNames(value)];
  });
  return Object.fromEntries(entries);
}

function nameOf(reference: string): string {
  const name = reference.split('/').at(-1) ?? '';
  const written = names[name];
  if (!written) throw new Error(`The configuration uses ${name}, which has no name in the package.`);
  return written;
}

function typeOf(schema: Schema, indent: string): string {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.enum) return schema.enum.map((value) => literal(value)).join(' | ');
  if (schema.properties || schema.additionalProperties) return objectType(schema, indent);
  if (schema.anyOf) return schema.anyOf.map((one) => typeOf(one, indent)).join(' | ');
  if (schema.items) return `readonly ${inBrackets(typeOf(schema.items, indent))}[]`;
  return [schema.type ?? 'unknown'].flat().map(primitive).join(' | ');
}

const literal = (value: string | number): string =>
  typeof value === 'string' ? `'${value}'` : String(value);

const primitive = (type: string): string => (type === 'integer' ? 'number' : type);

const inBrackets = (type: string): string => (/[ {]/.test(type) ? `(${type})` : type);

function objectType({ properties, required = [], additionalProperties }: Schema, indent: string): string {
  if (!properties) return `Readonly<Record<string, ${typeOf(additionalProperties ?? {}, indent)}>>`;
  const inner = `${indent}  `;
  const rows = Object.entries(properties).map(([name, schema]) => {
    const isRequired = required.includes(name);
    const written = typeOf(schema, inner);
    const type = isRequired || written === 'unknown' ? written : `${written} | undefined`;
    return `${comment(schema, inner)}${inner}${name}${isRequired ? '' : '?'}: ${type};`;
  });
  return `{\n${rows.join('\n')}\n${indent}}`;
}

function comment({ description, ...schema }: Schema, indent: string): string {
  if (!description) return '';
  const standard = 'default' in schema ? `; default ${String(schema.default)}` : '';
  return `${indent}/** ${plain(description)}${standard}. */\n`;
}
