/** `catalog-id` becomes `catalogId`: the property of an attribute. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
