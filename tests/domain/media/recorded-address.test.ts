import { describe, expect, it } from 'vitest';
import { recordedAddress } from '../../../src/domain/media/recorded-address';

describe('the recorded address', () => {
  it.each([
    ['https://p.example/catalog/play?id=1', 'https://p.example/catalog/play?id=1'],
    ['https://p.example/x?access_token=s&id=1', 'https://p.example/x?id=1'],
    ['https://p.example/x?idToken=s', 'https://p.example/x'],
    ['https://p.example/x#access_token=s', 'https://p.example/x'],
    ['https://p.example/x#/catalog/play?id=1&token=s', 'https://p.example/x#/catalog/play?id=1'],
    ['https://p.example/x#/catalog/play', 'https://p.example/x#/catalog/play'],
    ['https://me:s@p.example/x', 'https://p.example/x'],
  ])('of %s is %s [A-122 O-10]', (address, recorded) => {
    expect(recordedAddress(address)).toBe(recorded);
  });
});
