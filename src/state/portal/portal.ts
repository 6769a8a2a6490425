import type { createStore } from 'jotai';
import type { Http } from '../../api/http/http';
import type { Environment } from '../../browser/environment';
import type { Session } from '../../domain/session/session';
import type { PortalTexts } from '../../i18n/texts';
import type { PortalSettings } from './setup';

/** Everything that belongs to one portal on one page. No portal state is in module scope. */
export interface Portal {
  /** Client state: state that no server has. */
  readonly store: ReturnType<typeof createStore>;
  readonly texts: PortalTexts;
  readonly environment: Environment;
  /**
   * Returns the portal's single instance of what `create` creates, such as its query client. Creates it on first use,
   * so that a page loads only the code that it uses.
   */
  readonly single: <Instance>(create: (portal: Portal) => Instance) => Instance;
  /** Loads the code of preview and demo mode. */
  readonly loadSamples: () => Promise<SampleMode>;
}

/** The code of preview and demo mode. The shell passes it, because it contains the samples of blocks. @see A-134 */
interface SampleMode {
  /** Returns the sample user of a preview. */
  previewUser(portal: Portal, settings: PortalSettings): Session;
  /** Returns an HTTP module that responds with samples. */
  sampleHttp(portal: Portal, http: Http, settings: PortalSettings): Http;
}
