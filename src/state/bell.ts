import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { readHostMessages } from '../api/host-messages';
import type { TextKey } from '../domain/text-key';
import { useHost } from './host';
import { bellOpenedAtom, saidAtom } from './notifications';

export interface BellMessage {
  id: string;
  /** A text of ours by its key, or the page's own words. */
  words: { key: TextKey; values?: Record<string, string | number> } | { text: string };
  href?: string;
  /** Undefined where the page did not say. */
  atMs?: number;
}

/** What the bell lists, newest first: what was said on this page, and what the page gives (R-HEADER-005, A-133). */
export function useBell() {
  const { settings } = useHost();
  const said = useAtomValue(saidAtom);
  const openedAtMs = useAtomValue(bellOpenedAtom);
  const setOpened = useSetAtom(bellOpenedAtom);
  const { messages: given, problems } = useMemo(
    () => readHostMessages(settings.notifications),
    [settings.notifications],
  );
  useProblems(problems);
  const messages = useMemo(() => {
    const own = said.map(({ id, text, values, atMs }): BellMessage => {
      return { id: `own-${id}`, atMs, words: { key: text, ...(values ? { values } : {}) } };
    });
    const ofPage = given.map(({ text, ...rest }, index): BellMessage => {
      return { id: `page-${index}`, words: { text }, ...rest };
    });
    return [...own, ...ofPage].sort((one, other) => (other.atMs ?? 0) - (one.atMs ?? 0));
  }, [said, given]);
  const newCount = messages.filter(({ atMs = 1 }) => atMs > openedAtMs).length;
  return { messages, newCount, open: () => setOpened(Date.now()) };
}

function useProblems(problems: readonly string[]): void {
  const { element } = useHost();
  useEffect(() => {
    for (const message of problems) {
      console.warn(`lp-catalog: ${message}`);
      element.emit('lp-error', { code: 'property', field: 'notifications', message });
    }
  }, [element, problems]);
}
