import type { Settings } from '../state/portal/element-context';
import { configurePortal } from '../state/portal/configure';
import { compact } from '../domain/compact';
import type { Portal } from '../state/portal/portal';
import { sharedSettings, type PortalSettings } from '../state/portal/setup';

/** The settings that start the portal. */
export const startSettings = [...sharedSettings, 'lang', 'preview', 'previewAs', 'demo'] as const;

/** Returns whether an element has a configuration of its own. */
export const hasConfiguration = ({ config, configUrl }: Settings): boolean =>
  config !== undefined || configUrl !== undefined;

/**
 * Starts the page's portal from the settings of an element. The first element with a configuration starts it.
 * @see A-159
 */
export function startPortal(portal: Portal, settings: Settings, isPreviewRoute = false): void {
  // An element without a configuration uses the one from another element or a script. @see A-159
  if (!hasConfiguration(settings)) return;
  const isPreview = settings.preview === true || isPreviewRoute;
  const shared = Object.fromEntries(sharedSettings.map((name) => [name, settings[name]])) as PortalSettings;
  configurePortal(
    portal,
    compact({
      ...shared,
      isPreview,
      previewAs: isPreview ? settings.previewAs : undefined,
      isDemo: settings.demo,
    }),
    settings.lang,
  );
}
