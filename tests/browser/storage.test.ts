import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStores } from '../../src/browser/storage';

function openStore() {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => entries.set(name, value),
  });
  return entries;
}

function forbidStore() {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
}

afterEach(() => vi.unstubAllGlobals());

describe('the storage of an element', () => {
  it('is read as it was written [A-147 A-140]', () => {
    openStore();
    const { visits } = browserStores();
    expect(visits.read('culture')).toBeUndefined();
    visits.write('culture', 'da-DK');
    expect(visits.read('culture')).toBe('da-DK');
  });

  it('is separate from that of the page', () => {
    const store = openStore();
    const { visits } = browserStores();
    store.set('culture', 'page');
    visits.write('culture', 'da-DK');
    expect(store.get('culture')).toBe('page');
    expect([...store.keys()].every((name) => name === 'culture' || name.startsWith('lp-catalog'))).toBe(true);
  });

  it('is empty when the browser forbids it [A-147]', () => {
    forbidStore();
    const { visits } = browserStores();
    expect(() => visits.write('culture', 'da-DK')).not.toThrow();
    expect(visits.read('culture')).toBeUndefined();
  });

  it('is cleared by prefix except for one entry, and keeps that of the page [O-14]', () => {
    const storage = Object.create({
      removeItem: (name: string) => Reflect.deleteProperty(storage, name),
    }) as Record<string, string>;
    for (const name of ['lp-catalog.x.1', 'lp-catalog.x.2', 'lp-catalog.y', 'x.1']) storage[name] = '';
    vi.stubGlobal('localStorage', storage);
    browserStores().visits.remove(['x.'], 'x.2');
    expect(Object.keys(storage)).toEqual(['lp-catalog.x.2', 'lp-catalog.y', 'x.1']);
  });

  it('is neither read nor written nor cleared when the page forbids it', () => {
    const store = {
      getItem: vi.fn(() => 'kept'),
      setItem: vi.fn(),
      removeItem: vi.fn(),
      'lp-catalog.x.1': '',
    };
    vi.stubGlobal('localStorage', store);
    vi.stubGlobal('sessionStorage', store);
    const stores = browserStores();
    const { visits, tab } = stores;
    expect([visits.read('x'), tab.read('x')]).toEqual(['kept', 'kept']);
    store.getItem.mockClear();
    stores.disable();
    visits.write('x', '1');
    tab.write('x', '1');
    visits.remove(['x.'], 'x.2');
    expect([visits.read('x'), tab.read('x')]).toEqual([undefined, undefined]);
    for (const call of [store.getItem, store.setItem, store.removeItem]) expect(call).not.toHaveBeenCalled();
  });
});
