import { readPlayerChoices, type PlayerChoices } from '../../domain/media/player-choices';
import { positionOf, readPositions, withPosition } from '../../domain/media/positions';
import type { Portal } from '../portal/portal';
import { sessionAtom } from '../portal/portal-state';
import { positionsName } from './saved-positions';

/** Returns the player settings that were last chosen in this browser, by any user. */
export const savedChoices = ({ environment }: Portal): PlayerChoices =>
  readPlayerChoices(environment.stores.visits.read(choicesName));

export const saveChoices = ({ environment }: Portal, choices: PlayerChoices): void =>
  environment.stores.visits.write(choicesName, JSON.stringify(choices));

const choicesName = 'player';

/** Returns the position in this media item where the user stopped, in seconds. @see O-14 */
export const savedPosition = (portal: Portal, mediaId: string): number | undefined =>
  positionOf(readPositions(portal.environment.stores.visits.read(ownName(portal))), mediaId);

export function savePosition(portal: Portal, mediaId: string, at: { seconds: number; length: number }): void {
  const name = ownName(portal);
  const { visits } = portal.environment.stores;
  visits.write(name, JSON.stringify(withPosition(readPositions(visits.read(name)), mediaId, at)));
}

const ownName = ({ store }: Portal): string => positionsName(store.get(sessionAtom).userId);
