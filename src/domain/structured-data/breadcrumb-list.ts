import { schemaObject } from './schema-object';
import type { BreadcrumbListObject } from './schema-types';

/** A screen of the path from home: its name, and its canonical address. */
export interface Breadcrumb {
  name: string;
  url: string;
}

/**
 * Returns the path from home to a screen. Returns undefined for home itself, and if a step has no name or no address.
 */
export function breadcrumbList(steps: readonly Breadcrumb[]): BreadcrumbListObject | undefined {
  if (steps.length < 2 || steps.some(({ name, url }) => !name.trim() || !url)) return undefined;
  return schemaObject<BreadcrumbListObject>({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: name.trim(),
      item: url,
    })),
  });
}
