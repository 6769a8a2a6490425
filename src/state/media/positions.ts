import { atom, useAtomValue } from 'jotai';
import { useIsPrerender } from '../../browser/server/use-is-prerender';
import { isMediaType, playbackOf } from '../../domain/media/media-types';
import {
  mergedPositions,
  positionOf,
  readPositions,
  withPosition,
  type Positions,
} from '../../domain/media/playback/positions';
import { usePortal } from '../portal/portal-context';
import type { Portal } from '../portal/portal';
import { sessionAtom } from '../portal/portal-state';
import { positionsName } from './saved-positions';

/** The positions that the page has passed. They count before those of this browser until the media item plays here. */
const passedPositionsAtom = atom<Positions>([]);

/** Counts the changes of the positions in the storage of this browser. */
const changesAtom = atom(0);

/** The atom with all positions of the user. It reads the storage once after each change. */
const createPositionsAtom = ({ environment }: Portal) =>
  atom((get) => {
    get(changesAtom);
    const stored = environment.stores.visits.read(positionsName(get(sessionAtom).userId));
    return mergedPositions(get(passedPositionsAtom), readPositions(stored));
  });

/** An item of any type. */
export interface PlayableItem {
  id: string;
  type?: string;
}

/**
 * Returns the position in this item where the user stopped, in seconds. Undefined for an item that the player does not
 * play, and while a component renders over the HTML of a server.
 * @see O-14 O-26
 */
export function usePosition({ id, type }: PlayableItem): number | undefined {
  const positions = useAtomValue(usePortal().single(createPositionsAtom));
  const isPrerender = useIsPrerender();
  const isPlayed = type !== undefined && isMediaType(type) && playbackOf(type) === 'player';
  return isPrerender || !isPlayed ? undefined : positionOf(positions, id);
}

/** Saves the position in a media item in this browser. @see O-14 */
export function savePosition(
  { environment, store }: Portal,
  mediaId: string,
  at: { seconds: number; length: number },
): void {
  const name = positionsName(store.get(sessionAtom).userId);
  const { visits } = environment.stores;
  visits.write(name, JSON.stringify(withPosition(readPositions(visits.read(name)), mediaId, at)));
  store.set(passedPositionsAtom, (positions) => positions.filter(([id]) => id !== mediaId));
  store.set(changesAtom, (changes) => changes + 1);
}

/** Sets the positions that the page has, for example from another device. @see O-26 */
export const passPositions = ({ store }: Portal, positions: Positions): void =>
  store.set(passedPositionsAtom, positions);
