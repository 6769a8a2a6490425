/** Returns the property name of an attribute: `catalog-id` becomes `catalogId`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
