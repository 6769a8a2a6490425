import { describe, expect, it } from 'vitest';
import { type PortalClient, openPortal } from '../open-portal';
import { annaId } from '../small-catalog';

const materials = '/services/elearning/v1/materials';

async function keyOf({ json }: PortalClient, id: string): Promise<string> {
  return (await json<{ secretKey: string }>(`${materials}/${id}/secret-key`)).secretKey;
}

describe('the media of the portal', () => {
  it.each([
    ['207', 'catalog', 200],
    ['209', 'catalog', 410],
    ['209', 'secret-key', 410],
    ['999', 'catalog', 404],
    ['101', 'secret-key', 404],
    ['109', 'course', 410],
  ])('answer the call /%s/%s with %i [A-121]', async (id, call, status) => {
    const { send } = await openPortal();
    expect((await send(`${materials}/${id}/${call}`)).status).toBe(status);
  });

  it('exclude archived items from the materials of a course', async () => {
    const { json } = await openPortal();
    expect(await json(`${materials}/110/course`)).toMatchObject([{ id: '203' }, { id: '202' }]);
  });

  it('open only with their key, and in parts [R-API-072]', async () => {
    const portal = await openPortal();
    const key = await keyOf(portal, '203');
    const whole = await portal.send(`/media/media/203?key=${key}`);
    expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
    const part = await portal.send(`/media/media/203?key=${key}`, { headers: { range: 'bytes=2-4' } });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
    ]);
    const end = await portal.send(`/media/media/203?key=${key}`, { headers: { range: 'bytes=-3' } });
    expect(await end.text()).toBe('789');
    const beyond = await portal.send(`/media/media/203?key=${key}`, { headers: { range: 'bytes=50-' } });
    expect(beyond.status).toBe(416);
    expect((await portal.send('/media/media/203?key=no')).status).toBe(403);
    expect((await portal.send(`/media/media/202?key=${key}`)).status).toBe(403);
  });

  it('pass the key to each part of a playlist', async () => {
    const portal = await openPortal();
    const key = await keyOf(portal, '202');
    const playlist = await (await portal.send(`/media/media/202?key=${key}`)).text();
    expect(playlist).toContain(`\n../parts/202/film-1.m4s?key=${key}\n`);
    expect(playlist).toContain(`URI="../parts/202/init.mp4?key=${key}"`);
    const part = await portal.send(`/media/parts/202/film.vtt?key=${key}`);
    expect(part.status).toBe(200);
    expect((await portal.send(`/media/parts/202/..%2Fsearch.test.ts?key=${key}`)).status).toBe(404);
  });

  it('have text tracks that other origins can read [O-14]', async () => {
    const { send, json } = await openPortal();
    const media = await json<{ textTracks: { src: string }[] }>(`${materials}/202/catalog`);
    expect(media.textTracks).toMatchObject([{ srclang: 'en', label: 'English', kind: 'captions' }]);
    const track = await send(media.textTracks[0]?.src ?? '', { headers: { origin: 'http://host.example' } });
    expect([track.headers.get('content-type'), track.headers.get('access-control-allow-origin')]).toEqual([
      'text/vtt; charset=utf-8',
      '*',
    ]);
  });

  it('are related when they have the same subject', async () => {
    const { json } = await openPortal();
    const related = await json('/services/search/api/v1/catalog/1/media/202/related');
    expect(related).toMatchObject({ items: [{ id: '203' }] });
  });
});

describe('the frames of the portal', () => {
  it.each([
    ['catalog/1/media/203', 302],
    ['course/110/media/203', 302],
    ['catalog/1/media/207', 200],
    ['catalog/1/media/209', 410],
    ['catalog/1/media/999', 404],
  ])('answer for %s with %i [R-API-081 R-API-082]', async (path, status) => {
    const { send } = await openPortal();
    expect((await send(`/media/context/${path}?access_token=`)).status).toBe(status);
  });

  it('of a package open with the answer of the access call [R-API-079]', async () => {
    const { send, json } = await openPortal();
    const body = JSON.stringify({ scormPackageGuid: 'guid-1' });
    const path = '/services/elearning/api/v1/AllowScormPackageAccess';
    const access = await json<{ url: string; id: string }>(path, { method: 'POST', body, person: annaId });
    expect((await send(`${access.url}?spg=guid-1&accessId=${access.id}`)).status).toBe(302);
    expect((await send(`${access.url}?spg=guid-1&accessId=nobody`)).status).toBe(403);
    const refused = await send(path, {
      method: 'POST',
      body: '{"scormPackageGuid":"other"}',
      person: annaId,
    });
    expect(refused.status).toBe(403);
  });
});

describe('the images of the portal', () => {
  it('are the same each time, differ by id and have the requested size', async () => {
    const { send } = await openPortal();
    const fetchImage = async (path: string) => (await send(`/services/gallery/images/${path}`)).text();
    expect(await fetchImage('a?size=small')).toBe(await fetchImage('a?size=small'));
    expect(await fetchImage('a?size=small')).not.toBe(await fetchImage('b?size=small'));
    expect(await fetchImage('a?size=thumbnail')).toContain('width="160" height="90"');
    expect(await fetchImage('a')).toContain('width="640"');
  });
});
