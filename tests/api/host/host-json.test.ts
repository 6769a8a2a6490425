import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchHostJson } from '../../../src/api/host/host-json';
import { json, refusal } from '../fake-server';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => void fetched.mockReset());

const fetchJson = (withCredentials = false) =>
  fetchHostJson({
    fetch: fetched,
    url: 'https://h.example/c.json',
    culture: 'da-DK',
    withCredentials,
    what: 'config-url',
  });

describe('JSON from an address of the page', () => {
  it('is fetched from the exact address, in the language [A-126]', async () => {
    fetched.mockResolvedValue(json({ a: 1 }));
    expect(await fetchJson()).toEqual({ a: 1 });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('https://h.example/c.json');
    expect(new Headers(init?.headers).get('Accept-Language')).toBe('da-DK');
    expect(init?.method ?? 'GET').toBe('GET');
  });

  it.each([
    [true, 'include'],
    [false, 'same-origin'],
  ])('is fetched with cookies of another origin: %s [O-13]', async (withCredentials, credentials) => {
    fetched.mockResolvedValue(json({}));
    await fetchJson(withCredentials);
    expect(fetched.mock.calls[0]?.[1]?.credentials).toBe(credentials);
  });

  it.each([
    ['offline', () => Promise.reject(new TypeError('no'))],
    ['notFound', () => Promise.resolve(refusal(404))],
    ['server', () => Promise.resolve(refusal(500))],
    ['malformed', () => Promise.resolve(new Response('<html>'))],
  ])('reports %s and its address when it cannot be fetched [A-126]', async (kind, answer) => {
    fetched.mockImplementation(answer);
    const message = expect.stringMatching(/^config-url: /) as string;
    await expect(fetchJson()).rejects.toMatchObject({ kind, message });
  });
});
