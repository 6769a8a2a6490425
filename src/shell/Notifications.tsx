import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import { toastMs } from '../domain/limits';
import { useText } from '../i18n/text';
import { dismiss, firstSpeakerAtom, notificationsAtom, speakersAtom } from '../state/notifications';

const Toaster = lazy(async () => ({ default: (await import('../ui/toast/Toaster')).Toaster }));

/** The page's notifications, drawn once however many elements there are (R-HEADER-017..019, A-152). */
export function Notifications() {
  const isSpeaker = useIsFirstSpeaker();
  return isSpeaker ? <Shown /> : null;
}

function Shown() {
  const { t } = useText();
  const shown = useAtomValue(notificationsAtom);
  const [hasSpoken, setHasSpoken] = useState(false);
  if (shown.length > 0 && !hasSpoken) setHasSpoken(true);
  if (!hasSpoken) return null;
  const messages = shown.map(({ id, text, values, isError, action }) => ({
    id,
    isError,
    text: t(text, values),
    ...(action ? { action: { label: t(action.label), run: action.run } } : {}),
  }));
  const closeLabel = t('CLOSE_NOTIFICATION');
  return (
    <Suspense fallback={null}>
      <Toaster messages={messages} onDismiss={dismiss} closeLabel={closeLabel} showsMs={toastMs} />
    </Suspense>
  );
}

/** The first element on the page speaks for all; when it goes, the next one does. */
function useIsFirstSpeaker(): boolean {
  const [me] = useState(() => Symbol('speaker'));
  const first = useAtomValue(firstSpeakerAtom);
  const setSpeakers = useSetAtom(speakersAtom);
  useEffect(() => {
    setSpeakers((speakers) => [...speakers, me]);
    return () => setSpeakers((speakers) => speakers.filter((one) => one !== me));
  }, [me, setSpeakers]);
  return first === me;
}
