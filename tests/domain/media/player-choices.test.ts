import { describe, expect, it } from 'vitest';
import { readPlayerChoices } from '../../../src/domain/media/player-choices';

describe('the saved settings of the player', () => {
  it('apply when they are valid, and the others are ignored [O-14]', () => {
    expect(readPlayerChoices('{"volume":0.4,"isMuted":true,"speed":1.5,"captions":"da"}')).toEqual({
      volume: 0.4,
      isMuted: true,
      speed: 1.5,
      captions: 'da',
    });
    const plain = { volume: 1, isMuted: false, speed: 1, captions: undefined };
    expect(readPlayerChoices('{"volume":7,"speed":9,"captions":2}')).toEqual(plain);
    expect(readPlayerChoices('x')).toEqual(plain);
  });
});
