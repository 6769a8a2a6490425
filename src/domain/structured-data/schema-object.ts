import type { GraphObject, SchemaObject } from './schema-types';

/** The properties without which an object of a type is of no use to a search engine. */
const required: Readonly<Record<SchemaObject['@type'], readonly string[]>> = {
  Course: ['name', 'description', 'provider', 'url'],
  CourseInstance: ['startDate'],
  Offer: ['price', 'priceCurrency'],
  VideoObject: ['name', 'url', 'thumbnailUrl', 'uploadDate'],
  AudioObject: ['name', 'url'],
  ItemList: ['itemListElement'],
  BreadcrumbList: ['itemListElement'],
  WebSite: ['name', 'url', 'potentialAction'],
};

/** The properties of an object, each of which may be empty. */
type Fields<Type> = { [Key in keyof Type]: Type[Key] | undefined };

/** Creates an object without its empty properties. Returns undefined if a required property is empty. */
export function schemaObject<Type extends SchemaObject>(
  fields: Fields<Type> & Pick<Type, '@type'>,
): Type | undefined {
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));
  return required[fields['@type']].every((name) => name in filled) ? (filled as unknown as Type) : undefined;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Returns the objects of a screen as one graph, or undefined if there are none. */
export function graphOf(objects: readonly (SchemaObject | undefined)[]): GraphObject | undefined {
  const graph = objects.filter((object) => object !== undefined);
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined;
}
