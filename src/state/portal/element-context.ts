import { createContext, useContext } from 'react';
import type { Router } from '../../browser/history/router';
import type { ScopedApi } from '../../api/search/suggestions';
import type { Catalog, SearchSettings } from '../../domain/catalog/catalog';
import type { FilterCategory } from '../../domain/search/filters/filter-categories';
import type { Suggestion } from '../../domain/search/result-item';
import type { SearchSource } from '../../domain/search/search-source';
import type { Route } from '../../domain/navigation/routes';
import type { Portal } from './portal';
import type { EventDetails } from './event-details';
import type { PortalSettings } from './setup';

/** What the attributes and properties of an element say; all of it may be missing. */
export interface Settings extends Omit<PortalSettings, 'accessToken'> {
  accessToken?: string;
  catalogId?: string;
  lang?: string;
  dir?: string;
  theme?: string;
  portalUrl?: string;
  basePath?: string;
  headingLevel?: number;
  router?: string;
  preview?: boolean;
  previewAs?: string;
  demo?: boolean;
  blocks?: string;
  chrome?: string;
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
  /** Messages of the page for the bell; checked where they are shown. */
  notifications?: unknown;
  /** Takes what is searched and opened somewhere. */
  analytics?: AnalyticsClient;
  /** A search engine in place of the portal's search calls; checked where it is opened. */
  searchSource?: unknown;
  /** Takes feedback somewhere. */
  sendFeedback?: (feedback: Feedback) => unknown;
}

/** The page's own way of counting; every part but `track` may be missing (R-API-023..025). */
export interface AnalyticsClient {
  start?(settings: unknown): void;
  track(event: unknown): void;
  stop?(): void;
}

export interface Feedback {
  text: string;
  mayContact: boolean;
}

/** The custom element as what is drawn inside sees it. */
export interface CatalogElement extends HTMLElement {
  /** Announces something to the page; false when a listener cancelled it. */
  emit<Type extends keyof EventDetails>(type: Type, detail: EventDetails[Type]): boolean;
}

/** What every component knows about the element that it is rendered in. */
export interface ElementContext {
  portal: Portal;
  element: CatalogElement;
  settings: Settings;
  router: Router;
  /** Which screens open inside this element; all others are the page's. */
  shows: (route: Route) => boolean;
  /** True for the element that holds the whole catalog (R-EMBED-036). */
  isComposite: boolean;
  catalog: Catalog;
  /** A search engine that the page gave, in place of the portal's search calls. */
  engine?: ElementSearchEngine | undefined;
}

/** What an action needs of the element that it starts from: its portal, and whom to notify. */
export interface ActionContext {
  portal: Portal;
  element: Pick<CatalogElement, 'emit'>;
}

/** A search engine as the parts inside an element ask it. */
export interface ElementSearchEngine {
  /** What of the settings of a catalog's search it can carry out. */
  settings: (settings: SearchSettings) => SearchSettings;
  suggest: (scoped: ScopedApi, text: string) => Promise<Suggestion[]>;
  source: (scoped: ScopedApi, categories: readonly FilterCategory[]) => SearchSource;
}

export const ElementReactContext = createContext<ElementContext | undefined>(undefined);

export function useElementContext(): ElementContext {
  const context = useContext(ElementReactContext);
  if (!context) throw new Error('This component is rendered outside an element.');
  return context;
}
