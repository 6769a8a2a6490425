import type { createStore } from 'jotai';
import type { Environment } from '../../browser/environment';
import type { PortalTexts } from '../../i18n/texts';

/** Everything that belongs to one portal on one page. Nothing of it lives in module scope. */
export interface Portal {
  /** Client state: what the servers do not know. */
  readonly store: ReturnType<typeof createStore>;
  readonly texts: PortalTexts;
  readonly environment: Environment;
  /**
   * The portal's one instance of what `create` creates, such as its query client: created on first use, so that a page
   * loads only the code of what it uses.
   */
  readonly single: <Instance>(create: (portal: Portal) => Instance) => Instance;
}
