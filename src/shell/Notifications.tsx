import { atom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { whenIdle } from '../browser/page';
import { toastMs } from '../domain/limits';
import { useText } from '../i18n/texts';
import type { ToastMessage } from '../ui/toast/Toaster';
import { watchConnection } from '../state/portal/connection';
import { usePortal } from '../state/portal/portal-context';
import {
  addAnnouncer,
  announcerAtom,
  dismiss,
  notificationsAtom,
} from '../state/notifications/notifications';

/** Renders the page's notifications once, however many elements the page has. @see R-HEADER-017..019 A-152 */
export function Notifications() {
  const isAnnouncer = useIsFirstAnnouncer();
  return isAnnouncer ? <Shown /> : null;
}

function Shown() {
  const { t } = useText();
  const portal = usePortal();
  const shown = useAtomValue(notificationsAtom);
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

const load = () => import('../ui/toast/Toaster');

/** Loads the code of the toaster before it is needed, because it must report a lost network. */
function useToaster(isWanted: boolean) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();
  useEffect(() => {
    // After a failure the next notification retries.
    const fetchIt = () => void load().then(setLoaded, () => undefined);
    if (isWanted) return fetchIt();
    const timer = setTimeout(() => whenIdle(fetchIt, idleWithinMs), firstScreenMs);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return loaded;
}

/** The delay before the code loads, so that the first screen has the processor and the network to itself. */
const firstScreenMs = 2000;

const idleWithinMs = 10_000;

/**
 * Returns whether this element is the first on the page, which shows all notifications. When it unmounts, the next one
 * does.
 */
function useIsFirstAnnouncer(): boolean {
  const [me] = useState(() => Symbol('announcer'));
  // A derived atom, so that only an element whose result changes renders again.
  const [isFirstAtom] = useState(() => atom((get) => get(announcerAtom) === me));
  const portal = usePortal();
  useEffect(() => addAnnouncer(portal, me), [portal, me]);
  return useAtomValue(isFirstAtom);
}
