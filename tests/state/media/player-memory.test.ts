import { expect, it } from 'vitest';
import { saveChoices, savedChoices } from '../../../src/state/media/player-memory';
import { forgetPositionsOfOthers } from '../../../src/state/media/saved-positions';
import { memoryStores, testPortal } from '../test-portal';

it('the volume and the speed of the player stay after sign-out [O-14]', () => {
  const stores = memoryStores();
  const portal = testPortal({ stores });
  const choices = { volume: 0.5, isMuted: false, speed: 2, captions: 'da' };
  saveChoices(portal, choices);
  forgetPositionsOfOthers(stores, undefined);
  expect(savedChoices(portal)).toEqual(choices);
});
