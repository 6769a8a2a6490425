import { readStored, writeStored } from '../../browser/storage';
import { readPlayerChoices, type PlayerChoices } from '../../domain/media/player-choices';
import { positionOf, readPositions, withPosition } from '../../domain/media/positions';
import { positionsName } from './kept-positions';
import { store } from '../portal/portal';
import { sessionAtom } from '../portal/runtime';

/** What this browser's people last chose on the player. */
export const savedChoices = (): PlayerChoices => readPlayerChoices(readStored(choicesName));

export const saveChoices = (choices: PlayerChoices): void =>
  writeStored(choicesName, JSON.stringify(choices));

const choicesName = 'player';

/** Where the person left this media, in seconds (O-14). */
export const savedPosition = (mediaId: string): number | undefined =>
  positionOf(readPositions(readStored(ownName())), mediaId);

export function savePosition(mediaId: string, at: { seconds: number; length: number }): void {
  const name = ownName();
  writeStored(name, JSON.stringify(withPosition(readPositions(readStored(name)), mediaId, at)));
}

const ownName = (): string => positionsName(store.get(sessionAtom).userId);
