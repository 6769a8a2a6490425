import { useCallback, useEffect, useState } from 'react';
import { afterFrame, whenIdle } from '../../browser/page';
import { isReopened } from '../../browser/scroll';
import { usePortal } from '../portal/portal-context';

/** How long what stands below waits for what stands above before it is shown all the same. */
const patienceMs = 1500;

/**
 * Blocks appear from the top: one whose height is not known yet holds back those below it for a moment, so that nothing
 * that the person already reads is pushed away. Their calls do not wait. Gives those that still hold others back, from
 * the top.
 */
export function useSettled(ids: readonly string[]) {
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const [isPatient, setIsPatient] = useState(true);
  const tell = useCallback((id: string, isSettled: boolean) => {
    setSettled((known) => (isSettled && !known.has(id) ? new Set([...known, id]) : known));
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setIsPatient(false), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return { tell, unsettled: isPatient ? ids.filter((id) => !settled.has(id)) : [] };
}

/** Catalogs whose home was shown before: who comes back finds it as it was, at once (R-HOME-043). */
const createShownBefore = () => new Set<string>();

/** A browser that never rests draws the next blocks after this long all the same. */
const idleWithinMs = 60;

/** So many fill every window, and each costs a part of the number of updates that React allows before a picture. */
const mostAtOnce = 8;

/** A frame is enough for two. */
const drawnPerTurn = 2;

/**
 * Blocks far below are drawn when those in sight are settled, a few in each moment that is free: what the person looks
 * at comes first, and the page answers meanwhile. When all are drawn they are laid out, one by one. Gives how many are
 * drawn and how many laid out, counted from the top, and which is the first that is not near.
 */
export function useTurns(catalogId: string, ids: readonly string[], unsettled: readonly string[]) {
  const shownBefore = usePortal().single(createShownBefore);
  const count = ids.length;
  const drawing = Math.ceil(count / drawnPerTurn);
  const [turn, setTurn] = useState(() => (shownBefore.has(catalogId) || isReopened() ? Infinity : 0));
  const [near, setNear] = useState<ReadonlySet<string>>(new Set());
  const approach = useCallback((id: string) => setNear((known) => new Set([...known, id])), []);
  useEffect(() => {
    if (turn >= drawing + count || unsettled.some((id) => near.has(id))) return undefined;
    const next = () => setTurn(turn + 1);
    // A frame that lays out several at once would keep the person waiting.
    return turn < drawing ? whenIdle(next, idleWithinMs) : afterFrame(next, idleWithinMs);
  }, [turn, drawing, count, unsettled, near]);
  useEffect(() => void shownBefore.add(catalogId), [shownBefore, catalogId]);
  const next = ids.findIndex((id) => !near.has(id));
  return { due: turn * drawnPerTurn, laidOut: turn - drawing, next: next < mostAtOnce ? next : -1, approach };
}
