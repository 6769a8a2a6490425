import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { readHostMessages } from '../../api/host/host-messages';
import type { TextKey } from '../../domain/text-key';
import { useElementContext } from '../portal/element-context';
import { bellOpenedAtom, saidAtom } from './notifications';

export interface BellMessage {
  id: string;
  /** A text of ours by its key, or the page's own words. */
  words: { key: TextKey; values?: Record<string, string | number> } | { text: string };
  href?: string;
  /** Undefined where the page did not say. */
  atMs?: number;
  /** A failure that the person has just read is listed, and is not counted as new. */
  isFailure?: boolean;
}

/** What the bell lists, newest first: what was said on this page, and what the page gives (R-HEADER-005, A-133). */
export function useBell() {
  const { settings } = useElementContext();
  const said = useAtomValue(saidAtom);
  const openedAtMs = useAtomValue(bellOpenedAtom);
  const setOpened = useSetAtom(bellOpenedAtom);
  const { messages: given, problems } = useMemo(
    () => readHostMessages(settings.notifications),
    [settings.notifications],
  );
  useProblems(problems);
  const messages = useMemo(() => {
    const own = said.map(({ id, text, values, atMs, isError }): BellMessage => {
      return {
        id: `own-${id}`,
        atMs,
        isFailure: isError,
        words: { key: text, ...(values ? { values } : {}) },
      };
    });
    const ofPage = given.map(({ text, ...rest }, index): BellMessage => {
      return { id: `page-${index}`, words: { text }, ...rest };
    });
    return [...own, ...ofPage].sort((one, other) => (other.atMs ?? 0) - (one.atMs ?? 0));
  }, [said, given]);
  const newCount = countNew(messages, openedAtMs);
  return { messages, newCount, open: () => setOpened(Date.now()) };
}

/** How many messages came after the list was last open; one without a time is new until then (R-HEADER-014). */
export const countNew = (messages: readonly BellMessage[], openedAtMs: number): number =>
  messages.filter(({ atMs = 1, isFailure = false }) => !isFailure && atMs > openedAtMs).length;

function useProblems(problems: readonly string[]): void {
  const { element } = useElementContext();
  useEffect(() => {
    for (const message of problems) {
      console.warn(`lp-catalog: ${message}`);
      element.emit('lp-error', { code: 'property', field: 'notifications', message });
    }
  }, [element, problems]);
}
