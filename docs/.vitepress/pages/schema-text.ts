import { plain } from '../../../tools/generate/face';
import { nameOf, type Schema } from './openapi';

/** Returns a schema as TypeScript writes a type, with descriptions as comments. */
export function schemaText(schema: Schema, indent = ''): string {
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  if (schema.anyOf?.every(hasType)) return schema.anyOf.map((one) => schemaText(one, indent)).join(' | ');
  if (schema.items) return arrayText(schemaText(schema.items, indent));
  if (schema.properties) return objectText(schema, indent);
  if (schema.additionalProperties)
    return `Record<string, ${schemaText(schema.additionalProperties, indent)}>`;
  return [schema.type ?? 'unknown'].flat().map(typeText).join(' | ');
}

const literal = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `'${value}'`;

/** A schema without a type only restricts the one that it is a part of. */
const hasType = ({ type, $ref, properties, items }: Schema): boolean =>
  [type, $ref, properties, items].some((part) => part !== undefined);

const arrayText = (item: string): string => (item.includes(' | ') ? `(${item})[]` : `${item}[]`);

function objectText({ properties = {}, required = [] }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, property]) => {
    const about = plain(property.description ?? '').trim();
    const comment = about === '' ? '' : `${inner}/** ${about} */\n`;
    const sign = required.includes(name) ? '' : '?';
    return `${comment}${inner}${name}${sign}: ${schemaText(property, inner)};`;
  });
  return lines.length === 0 ? 'object' : `{\n${lines.join('\n')}\n${indent}}`;
}

const typeText = (type: string): string => (type === 'integer' ? 'number' : type);

/** Returns the names of all schemas that a schema refers to. */
export function referencesIn(schema: Schema): string[] {
  const inner = [
    schema.items,
    schema.additionalProperties,
    ...(schema.anyOf ?? []),
    ...Object.values(schema.properties ?? {}),
  ];
  const own = schema.$ref === undefined ? [] : [nameOf(schema.$ref)];
  return [...new Set([...own, ...inner.flatMap((one) => (one === undefined ? [] : referencesIn(one)))])];
}
