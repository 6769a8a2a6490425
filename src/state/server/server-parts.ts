import { createContext, type ComponentType } from 'react';
import type { Route } from '../../domain/navigation/routes';
import type { FilterState } from '../../domain/search/filters/tag-selection';

/** Components for readers without script. Only a server renders them, so browsers do not load their code. */
export interface ServerParts {
  /** Links that apply or remove each filter. */
  FilterLinks: ComponentType<{ route: Route; state: FilterState }>;
  /** A link to the same screen with one more page. */
  MoreLink: ComponentType<{ pages: number }>;
  /** Links to the catalogs. */
  CatalogLinks: ComponentType;
}

/** The components of a server. A browser has none. */
export const ServerPartsContext = createContext<ServerParts | undefined>(undefined);
