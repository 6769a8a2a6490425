import { createContext, useContext } from 'react';
import type { Router } from '../../browser/history/router';
import type { ScopedApi } from '../../api/search/suggestions';
import type { Catalog, SearchSettings } from '../../domain/catalog/catalog';
import type { FilterCategory } from '../../domain/search/filters/filter-categories';
import type { Suggestion } from '../../domain/search/result-item';
import type { SearchSource } from '../../domain/search/search-source';
import type { Route } from '../../domain/navigation/routes';
import type { Portal } from './portal';
import type { EventDetails } from '../analytics/event-details';
import type { PortalSettings } from './setup';

/** The attributes and properties of an element. All are optional. */
export interface Settings extends Omit<PortalSettings, 'accessToken'> {
  accessToken?: string;
  catalogId?: string;
  lang?: string;
  dir?: string;
  theme?: string;
  portalUrl?: string;
  basePath?: string;
  headingLevel?: number;
  debug?: boolean;
  router?: string;
  preview?: boolean;
  previewAs?: string;
  demo?: boolean;
  blocks?: string;
  chrome?: string;
  shortcuts?: string;
  phrase?: string;
  results?: boolean;
  listType?: string;
  listId?: string;
  mediaId?: string;
  mediaType?: string;
  courseId?: string;
  elementId?: string;
  type?: string;
  name?: string;
  /** The page's messages for the bell. They are validated where they are shown. @see A-133 */
  notifications?: unknown;
  /** Receives searches and opened items, for the page's own tracking. @see A-133 */
  analytics?: AnalyticsClient;
  /** A search engine that replaces the portal's search calls. It is validated where it is opened. */
  searchSource?: unknown;
  /** Sends feedback to the page's own system. @see A-133 */
  sendFeedback?: (feedback: Feedback) => unknown;
}

/** The page's own analytics client. Only `track` is required. @see R-API-023..025 */
export interface AnalyticsClient {
  start?(settings: unknown): void;
  track(event: unknown): void;
  stop?(): void;
}

export interface Feedback {
  text: string;
  mayContact: boolean;
}

/** The custom element, as the components inside it see it. */
export interface CatalogElement extends HTMLElement {
  /** Dispatches an event to the page. Returns false when a listener cancelled it. */
  emit<Type extends keyof EventDetails>(type: Type, detail: EventDetails[Type]): boolean;
}

/** The context that every component inside an element can read. */
export interface ElementContext {
  portal: Portal;
  element: CatalogElement;
  settings: Settings;
  router: Router;
  /** Returns whether a screen opens inside this element. All others belong to the page. @see A-156 */
  shows: (route: Route) => boolean;
  /** True for the element that holds the whole catalog. @see R-EMBED-036 */
  isComposite: boolean;
  catalog: Catalog;
  /** A search engine from the page, which replaces the portal's search calls. */
  engine?: ElementSearchEngine | undefined;
}

/** The part of the element context that an action needs: its portal, and the element that dispatches its events. */
export interface ActionContext {
  portal: Portal;
  element: Pick<CatalogElement, 'emit'>;
}

/** A search engine, as the components inside an element use it. */
export interface ElementSearchEngine {
  /** Distinguishes this engine from another one in query keys. */
  key: string;
  /** Limits the search settings of a catalog to those that the engine supports. */
  settings: (settings: SearchSettings) => SearchSettings;
  suggest: (scoped: ScopedApi, text: string) => Promise<Suggestion[]>;
  source: (scoped: ScopedApi, categories: readonly FilterCategory[]) => SearchSource;
}

/** The React context of an element. `useElementContext` reads it. */
export const ElementReactContext = createContext<ElementContext | undefined>(undefined);

/** Returns the element around this component. Throws outside an element. */
export function useElementContext(): ElementContext {
  const context = useContext(ElementReactContext);
  if (!context) throw new Error('This component is rendered outside an element.');
  return context;
}
