import type { Settings } from '../state/portal/element-context';
import { configurePortal } from '../state/portal/runtime';
import { sharedSettings, type PortalSettings } from '../state/portal/setup';

/** The settings that starting the portal looks at. */
export const startSettings = [...sharedSettings, 'lang', 'preview', 'previewAs', 'demo'] as const;

/** Starts the page's portal from what an element was given; the first that gives a configuration starts it. */
export function startPortal(settings: Settings, isPreviewRoute = false): void {
  // An element without a configuration joins the one that another element or a script gives.
  if (settings.config === undefined && settings.configUrl === undefined) return;
  const isPreview = settings.preview === true || isPreviewRoute;
  const stated = sharedSettings.flatMap((name) =>
    settings[name] === undefined ? [] : [[name, settings[name]]],
  );
  const { previewAs } = settings;
  configurePortal(
    {
      ...(Object.fromEntries(stated) as PortalSettings),
      ...(isPreview ? { isPreview } : {}),
      ...(isPreview && previewAs !== undefined ? { previewAs } : {}),
      ...(settings.demo === true ? { isDemo: true } : {}),
    },
    settings.lang,
  );
}
