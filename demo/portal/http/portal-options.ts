import type { PortalCatalog } from '../catalog-format';
import type { RenderElement } from './load-renderer';

export interface PortalOptions {
  /** A file, or `:memory:`. */
  databaseFile: string;
  catalog: PortalCatalog;
  /** The day that classes are compared with. */
  today: Date;
  tokenLifetimeSeconds: number;
  /** The built bundle, served below /dist. */
  distFolder: string;
  /** Folders of demo pages, the first that has a page wins; served below /demo. */
  pageFolders: readonly string[];
  /** Changes the HTML of a demo page before it is sent, as a development server needs. */
  transformPage?: (url: string, html: string) => Promise<string>;
  /** Renders the first screen of each element into its page; pages have plain tags when left out. */
  renderElement?: RenderElement;
  /** The built documentation site, served below /docs; the tour has no links to it when left out. */
  docsFolder?: string;
  /** Where the files of media lie; the demo's own folder when left out. */
  mediaFolder?: string;
  /** Origins as browsers see them, when they are not the ones that requests arrive under. */
  origin?: string;
  mediaOrigin?: string;
  /** Answers in another shape than docs/openapi.yaml describes (O-19). */
  shape?: string;
  /** Lets tests and the demo's panel break calls, list them and restore the data. */
  testControls?: boolean;
  /** The time of day, for tokens and for what is written. */
  clock?: () => Date;
}
