import { atom } from 'jotai';
import { compact } from '../../domain/compact';
import type { TextKey } from '../../domain/text-key';
import type { Portal } from '../portal/portal';

export interface Notification {
  id: number;
  text: TextKey;
  values?: Record<string, string | number>;
  isError: boolean;
  /** What can be done about it, while it is shown. */
  action?: NotificationAction;
  /** It is true until it is taken back, and no news for the bell. */
  staysOpen?: boolean;
  /** Called once it is no longer shown. */
  onEnd?: () => void;
}

interface NotificationAction {
  label: TextKey;
  run: () => void;
}

/** What is shown now, oldest first. */
export const notificationsAtom = atom<readonly Notification[]>([]);

const lastIdAtom = atom(0);

/**
 * Shows a notification. One that is already on screen is not shown twice (A-138, O-17), unless it offers an action, which
 * is about something of its own.
 */
export function notify(
  { store, environment }: Portal,
  {
    text,
    values,
    isError = false,
    action,
    staysOpen = false,
    onEnd,
  }: Omit<Notification, 'id' | 'isError'> & { isError?: boolean },
): void {
  const shown = store.get(notificationsAtom);
  const isShown = (one: Notification) =>
    one.text === text && JSON.stringify(one.values) === JSON.stringify(values);
  if (!onEnd && !action && shown.some(isShown)) return;
  const id = store.get(lastIdAtom) + 1;
  store.set(lastIdAtom, id);
  const notification = compact<Notification>({ id, text, isError, values });
  store.set(notificationsAtom, [
    ...shown,
    compact<Notification>({ ...notification, staysOpen, action, onEnd }),
  ]);
  if (staysOpen) return;
  store.set(saidAtom, (said) =>
    [{ ...notification, atMs: environment.now() }, ...said].slice(0, maxMessages),
  );
}

const maxMessages = 20;

/** What was said since the page was opened, newest first, for the header's bell. */
export const saidAtom = atom<readonly (Notification & { atMs: number })[]>([]);

/** When the bell's list was last open; what came later is new. */
export const bellOpenedAtom = atom(0);

export function dismiss({ store }: Portal, id: number): void {
  const ended = store.get(notificationsAtom).find((one) => one.id === id);
  store.set(notificationsAtom, (shown) => shown.filter((one) => one.id !== id));
  ended?.onEnd?.();
}

/**
 * Removes what is no longer true from the screen and from the bell; with values, only the notification that has them.
 * Returns whether it was shown.
 */
export function dismissText({ store }: Portal, text: TextKey, values?: Notification['values']): boolean {
  const isOther = (one: Notification) =>
    one.text !== text || (values !== undefined && JSON.stringify(one.values) !== JSON.stringify(values));
  const before = store.get(notificationsAtom);
  const after = before.filter(isOther);
  store.set(notificationsAtom, after);
  store.set(saidAtom, (said) => said.filter(isOther));
  return after.length < before.length;
}

/** The elements that could show notifications, first come first. */
export const announcersAtom = atom<readonly symbol[]>([]);

/** The one that shows them; the others are not drawn again when elements come and go behind it. */
export const firstAnnouncerAtom = atom((get) => get(announcersAtom)[0]);
