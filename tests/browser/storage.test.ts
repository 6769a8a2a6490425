import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  forgetStored,
  disableStorage,
  readForTab,
  readStored,
  writeForTab,
  writeStored,
} from '../../src/browser/storage';

function openStore() {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  return kept;
}

function forbidStore() {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
}

afterEach(() => vi.unstubAllGlobals());

describe('what the browser keeps', () => {
  it('A-147 A-140 is read as it was written', () => {
    openStore();
    expect(readStored('culture')).toBeUndefined();
    writeStored('culture', 'da-DK');
    expect(readStored('culture')).toBe('da-DK');
  });

  it('does not mix with what the page keeps', () => {
    const kept = openStore();
    kept.set('culture', 'page');
    writeStored('culture', 'da-DK');
    expect(kept.get('culture')).toBe('page');
    expect([...kept.keys()].every((name) => name === 'culture' || name.startsWith('lp-catalog'))).toBe(true);
  });

  it('A-147 a browser that forbids it only forgets', () => {
    forbidStore();
    expect(() => writeStored('culture', 'da-DK')).not.toThrow();
    expect(readStored('culture')).toBeUndefined();
  });

  it('is nothing once the page forbids it, neither read nor written nor forgotten', () => {
    const store = {
      getItem: vi.fn(() => 'kept'),
      setItem: vi.fn(),
      removeItem: vi.fn(),
      'lp-catalog.x.1': '',
    };
    vi.stubGlobal('localStorage', store);
    vi.stubGlobal('sessionStorage', store);
    expect([readStored('x'), readForTab('x')]).toEqual(['kept', 'kept']);
    store.getItem.mockClear();
    disableStorage();
    writeStored('x', '1');
    writeForTab('x', '1');
    forgetStored('x.', 'x.2');
    expect([readStored('x'), readForTab('x')]).toEqual([undefined, undefined]);
    for (const call of [store.getItem, store.setItem, store.removeItem]) expect(call).not.toHaveBeenCalled();
  });
});
