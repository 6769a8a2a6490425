import { atom, useAtomValue } from 'jotai';
import { compact } from '../../domain/compact';
import type { TextKey } from '../../domain/text-key';
import type { Portal } from '../portal/portal';

export interface Notification {
  id: number;
  text: TextKey;
  values?: Record<string, string | number>;
  isError: boolean;
  /** An action that the notification offers while it is shown. */
  action?: NotificationAction;
  /** Stays on screen until it is removed, and is not listed in the bell. */
  isPersistent?: boolean;
  /** Called when the notification is no longer shown. */
  onEnd?: () => void;
}

interface NotificationAction {
  label: TextKey;
  run: () => void;
}

/** The notifications on screen, oldest first. */
export const notificationsAtom = atom<readonly Notification[]>([]);

/** Returns the notifications on screen, oldest first. */
export const useNotifications = (): readonly Notification[] => useAtomValue(notificationsAtom);

const lastIdAtom = atom(0);

/**
 * Shows a notification. A notification that is already on screen is not shown twice, unless it has an action, because
 * each action has its own subject.
 * @see A-138 O-17
 */
export function notify(
  { store, environment }: Portal,
  {
    text,
    values,
    isError = false,
    action,
    isPersistent = false,
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
    compact<Notification>({ ...notification, isPersistent, action, onEnd }),
  ]);
  if (isPersistent) return;
  store.set(recentNotificationsAtom, (recent) =>
    [{ ...notification, atMs: environment.now() }, ...recent].slice(0, maxMessages),
  );
}

const maxMessages = 20;

/** The notifications since the page opened, newest first, for the bell. @see A-133 */
export const recentNotificationsAtom = atom<readonly (Notification & { atMs: number })[]>([]);

/** The time when the bell's list was last open. Later messages are new. */
export const bellOpenedAtom = atom(0);

/** Removes a notification from the screen. The bell still lists it. */
export function dismiss({ store }: Portal, id: number): void {
  const ended = store.get(notificationsAtom).find((one) => one.id === id);
  store.set(notificationsAtom, (shown) => shown.filter((one) => one.id !== id));
  ended?.onEnd?.();
}

/**
 * Removes a notification that no longer applies from the screen and the bell. With `values`, removes only the
 * notification that has them. Returns whether it was on screen.
 */
export function dismissText({ store }: Portal, text: TextKey, values?: Notification['values']): boolean {
  const isOther = (one: Notification) =>
    one.text !== text || (values !== undefined && JSON.stringify(one.values) !== JSON.stringify(values));
  const before = store.get(notificationsAtom);
  const after = before.filter(isOther);
  store.set(notificationsAtom, after);
  store.set(recentNotificationsAtom, (recent) => recent.filter(isOther));
  return after.length < before.length;
}
