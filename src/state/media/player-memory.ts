import { readPlayerChoices, type PlayerChoices } from '../../domain/media/player-choices';
import type { Portal } from '../portal/portal';

/** Returns the player settings that were last chosen in this browser, by any user. */
export const savedChoices = ({ environment }: Portal): PlayerChoices =>
  readPlayerChoices(environment.stores.visits.read(choicesName));

export const saveChoices = ({ environment }: Portal, choices: PlayerChoices): void =>
  environment.stores.visits.write(choicesName, JSON.stringify(choices));

const choicesName = 'player';
