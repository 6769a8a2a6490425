import { useEffect } from 'react';
import { whenIdle } from '../browser/page';
import { toastMs } from '../domain/limits';
import { useText } from '../i18n/texts';
import { lazyModule } from '../ui/lazy/lazy-module';
import { useLazyModule } from '../ui/lazy/use-lazy-module';
import type { ToastMessage } from '../ui/toast/Toaster';
import { watchConnection } from '../state/portal/connection';
import { usePortal } from '../state/portal/portal-context';
import { dismiss, useNotifications } from '../state/notifications/notifications';
import { useIsFirstAnnouncer } from '../state/notifications/announcer';

/** Renders the page's notifications once, however many elements the page has. @see R-HEADER-017..019 A-152 */
export function Notifications() {
  const isAnnouncer = useIsFirstAnnouncer();
  return isAnnouncer ? <Shown /> : null;
}

function Shown() {
  const { t } = useText();
  const portal = usePortal();
  const shown = useNotifications();
  const loaded = useToaster(shown.length > 0);
  useEffect(() => watchConnection(portal), [portal]);
  if (!loaded) return null;
  const messages = shown.map(({ id, text, values, isError, action, isPersistent = false }): ToastMessage => ({
    id,
    isError,
    isPersistent,
    text: t(text, values),
    action: action && { label: t(action.label), run: action.run },
  }));
  const closeLabel = t('CLOSE_NOTIFICATION');
  return (
    <loaded.Toaster
      messages={messages}
      onDismiss={(id) => dismiss(portal, id)}
      closeLabel={closeLabel}
      showsMs={toastMs}
    />
  );
}

const toaster = lazyModule(() => import('../ui/toast/Toaster'));

/** Loads the code of the toaster before it is needed, because it must report a lost network. */
function useToaster(isWanted: boolean) {
  const { loaded, load } = useLazyModule(toaster);
  useEffect(() => {
    // After a failure the next notification retries.
    const fetchIt = () => void load().catch(() => undefined);
    if (isWanted) return fetchIt();
    const timer = setTimeout(() => whenIdle(fetchIt, idleWithinMs), firstScreenMs);
    return () => clearTimeout(timer);
    // `load` is another function in each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [isWanted]);
  return loaded;
}

/** The delay before the code loads, so that the first screen has the processor and the network to itself. */
const firstScreenMs = 2000;

const idleWithinMs = 10_000;
