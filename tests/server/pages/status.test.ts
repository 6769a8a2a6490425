import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Portal } from '../../../demo/portal/portal';
import { openAcademy, origin } from './open-academy';

let portal: Portal;
beforeAll(async () => {
  portal = await openAcademy();
});
afterAll(() => portal.close());

const get = async (path: string) => portal.fetch(new Request(origin + path));

describe('an address of the portal', () => {
  it('of a catalog for people who are logged in leads a visitor to the login', async () => {
    const answer = await get('/?id=2');
    const { pathname, searchParams } = new URL(answer.headers.get('location') ?? '', origin);
    expect(answer.status).toBe(302);
    expect(pathname).toBe('/frontend-shell/authenticate');
    expect(searchParams.get('returnUrl')).toMatch(/\?id=2$/);
  });

  it.each(['/catalog/play-media/999999/video', '/catalog/nothing'])(
    'has the status 404 without a screen: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('has a page for visitors that caches may share, with one title', async () => {
    const answer = await get('/');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+$/);
    expect(answer.headers.get('vary')).toBe('cookie');
    expect((await answer.text()).match(/<title>/g)).toHaveLength(1);
  });
});
