import { readPlayerChoices, type PlayerChoices } from '../../domain/media/player-choices';
import { positionOf, readPositions, withPosition } from '../../domain/media/positions';
import type { Portal } from '../portal/portal';
import { sessionAtom } from '../portal/portal-state';
import { positionsName } from './saved-positions';

/** What this browser's people last chose on the player. */
export const savedChoices = ({ environment }: Portal): PlayerChoices =>
  readPlayerChoices(environment.stores.visits.read(choicesName));

export const saveChoices = ({ environment }: Portal, choices: PlayerChoices): void =>
  environment.stores.visits.write(choicesName, JSON.stringify(choices));

const choicesName = 'player';

/** Where the person left this media, in seconds (O-14). */
export const savedPosition = (portal: Portal, mediaId: string): number | undefined =>
  positionOf(readPositions(portal.environment.stores.visits.read(ownName(portal))), mediaId);

export function savePosition(portal: Portal, mediaId: string, at: { seconds: number; length: number }): void {
  const name = ownName(portal);
  const { visits } = portal.environment.stores;
  visits.write(name, JSON.stringify(withPosition(readPositions(visits.read(name)), mediaId, at)));
}

const ownName = ({ store }: Portal): string => positionsName(store.get(sessionAtom).userId);
