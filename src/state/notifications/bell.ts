import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { readHostMessages } from '../../api/host/host-messages';
import type { TextKey } from '../../domain/text-key';
import type { Problem } from '../../domain/setup/problem';
import { useElementContext } from '../portal/element-context';
import { addProblems } from '../portal/problems';
import { bellOpenedAtom, recentNotificationsAtom } from './notifications';

export interface BellMessage {
  id: string;
  /** The key of a text of the catalog, or the page's own text. */
  words: { key: TextKey; values?: Record<string, string | number> } | { text: string };
  href?: string;
  /** Undefined when the page's message has no time. */
  atMs?: number;
  /** A failure was shown already, so the bell lists it but does not count it as new. */
  isFailure?: boolean;
}

/**
 * Returns the messages of the bell, newest first: earlier notifications and the page's own messages.
 * @see R-HEADER-005 A-133
 */
export function useBell() {
  const { settings, portal } = useElementContext();
  const recent = useAtomValue(recentNotificationsAtom);
  const openedAtMs = useAtomValue(bellOpenedAtom);
  const setOpened = useSetAtom(bellOpenedAtom);
  const { messages: hostMessages, problems } = useMemo(
    () => readHostMessages(settings.notifications),
    [settings.notifications],
  );
  useProblems(problems);
  const messages = useMemo(() => {
    const own = recent.map(({ id, text, values, atMs, isError }): BellMessage => {
      return {
        id: `own-${id}`,
        atMs,
        isFailure: isError,
        words: { key: text, ...(values ? { values } : {}) },
      };
    });
    const ofPage = hostMessages.map(({ text, ...rest }, index): BellMessage => {
      return { id: `page-${index}`, words: { text }, ...rest };
    });
    return [...own, ...ofPage].sort((one, other) => (other.atMs ?? 0) - (one.atMs ?? 0));
  }, [recent, hostMessages]);
  const newCount = countNew(messages, openedAtMs);
  return { messages, newCount, open: () => setOpened(portal.environment.now()) };
}

/**
 * Returns the number of messages since the list was last open. A message without a time counts as new until the list
 * opens.
 * @see R-HEADER-014
 */
export const countNew = (messages: readonly BellMessage[], openedAtMs: number): number =>
  messages.filter(({ atMs = 1, isFailure = false }) => !isFailure && atMs > openedAtMs).length;

function useProblems(problems: readonly Problem[]): void {
  const { portal, element } = useElementContext();
  useEffect(() => {
    void addProblems(portal, problems, element);
  }, [portal, element, problems]);
}
