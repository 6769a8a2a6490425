import type { createStore } from 'jotai';
import type { Environment } from '../../browser/environment';
import type { PortalTexts } from '../../i18n/texts';

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
}
