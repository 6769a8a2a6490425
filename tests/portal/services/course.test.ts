import { describe, expect, it } from 'vitest';
import type { PortalCatalog } from '../../../demo/portal/catalog-format';
import { cookieFor, openPortal, origin, type PortalClient } from '../open-portal';
import { annaId, bertId, smallCatalog } from '../small-catalog';

const path = '/course-choice?id=100';

async function open(catalog: PortalCatalog = smallCatalog) {
  const client = await openPortal({ catalog });
  const visit = async (address: string, person?: string, language = 'en') => {
    const cookie = person === undefined ? '' : await cookieFor(client.portal, person);
    return (await client.send(address, { headers: { cookie, 'accept-language': language } })).text();
  };
  const send = async (address: string, person: string, fields: Record<string, string>) => {
    const cookie = person === '' ? '' : await cookieFor(client.portal, person);
    return client.send(address, { method: 'POST', headers: { cookie }, body: new URLSearchParams(fields) });
  };
  return { ...client, visit, post: send };
}

async function search(client: PortalClient, person: string) {
  const address = '/services/search/api/v1/catalog/1/search?q=driving';
  const { items } = await client.json<{ items: Record<string, unknown>[] }>(address, { person });
  return items.find(({ id }) => id === '100');
}

const activityIds = async (client: PortalClient, person: string) => {
  const address = '/services/frontpage/api/v1/data/all-user-activities/20/0';
  const { userActivities } = await client.json<{ userActivities: { id: string }[] }>(address, { person });
  return userActivities.map(({ id }) => id);
};

describe('the page of a course', () => {
  it('shows title, text, classes with place and seats, and the class of the person [R-OTHER-042]', async () => {
    const { visit } = await open();
    const page = await visit('/participant/activity-details?ktid=100', annaId);
    for (const text of [
      'Driving licence for cars',
      'About number 100',
      'Room 4',
      'Full',
      '6 of 8',
      '4 May 2026',
    ])
      expect(page).toContain(text);
    expect(page).toContain('<p>You are signed up</p>');
    expect(page.match(/value="out"/g)).toHaveLength(1);
    expect(page).not.toContain('value="in"');
  });

  it('has a link to sign in for a visitor, and no form [R-OTHER-039 R-OTHER-041]', async () => {
    const page = await (await open()).visit(path);
    expect(page).toContain('/frontend-shell/authenticate?returnUrl=%2Fcourse-choice%3Fid%3D100"');
    expect(page).not.toContain('<form');
  });

  it('is in the language that the browser prefers', async () => {
    const page = await (await open()).visit(path, undefined, 'da');
    expect(page).toContain('<html lang="da-DK">');
    expect(page).toContain('Kørekort til bil');
    expect(page).toContain('Ledige pladser');
  });

  it('shows whatever a catalog contains as text', async () => {
    const evil = '<script>alert(1)</script>"\'&';
    const offers = smallCatalog.offers.map((offer) =>
      offer.id === '100'
        ? {
            ...offer,
            title: evil,
            description: `<p>Words</p><img src=x onerror="a()">${evil}`,
            imageId: evil,
            language: evil,
            classes: (offer.classes ?? []).map((one) => ({
              ...one,
              id: `${one.id}"><b>`,
              name: evil,
              place: evil,
            })),
          }
        : offer,
    );
    const { visit } = await open({ ...smallCatalog, offers });
    const page = await visit(`${path}&classId="><script>`, bertId);
    expect(page).not.toMatch(/<script|<img src=x|<b>|onerror=/);
    expect(page).toContain('&lt;script&gt;');
  });
});

describe('signing up and off', () => {
  it('changes the status and the seats everywhere, and shows the page again [R-STATUS-004]', async () => {
    const portal = await open();
    expect(await search(portal, bertId)).toMatchObject({ courseCompletionStatus: 'UNSU' });
    const answer = await portal.post(path, bertId, { act: 'in', class: 'k2' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
    expect(await search(portal, bertId)).toMatchObject({ courseCompletionStatus: 'USEAS' });
    expect((await activityIds(portal, bertId))[0]).toBe('100');
    expect(await portal.visit(path, bertId)).toContain('5 of 8');

    await portal.post(path, bertId, { act: 'out' });
    expect(await search(portal, bertId)).toMatchObject({ courseCompletionStatus: 'UNSU' });
    expect(await activityIds(portal, bertId)).not.toContain('100');
    expect(await portal.visit(path, bertId)).toContain('6 of 8');
  });

  it('frees the seat of somebody who leaves, and the next one has it [R-STATUS-011]', async () => {
    const portal = await open();
    expect(await portal.visit(path, bertId)).toContain('Join the waiting list');
    await portal.post(path, bertId, { act: 'in', class: 'k1' });
    expect(await search(portal, bertId)).toMatchObject({ courseCompletionStatus: 'USEWL' });
    await portal.post(path, annaId, { act: 'out' });
    await portal.post(path, bertId, { act: 'out' });
    expect(await search(portal, annaId)).toMatchObject({ availableSeatsOnClass: 1 });
    await portal.post(path, bertId, { act: 'in', class: 'k1' });
    expect(await search(portal, bertId)).toMatchObject({
      courseCompletionStatus: 'USEAS',
      availableSeatsOnClass: 0,
    });
  });

  it.each([
    ['of a visitor', '', { act: 'in', class: 'k2' }],
    ['for a class of another course', bertId, { act: 'in', class: 'k0' }],
    ['for no class of a course that has classes', bertId, { act: 'in' }],
    ['off of somebody who is not in', bertId, { act: 'out' }],
    ['in an unknown way', bertId, { act: 'drop table' }],
  ])('%s changes nothing', async (_, person, fields) => {
    const portal = await open();
    const before = await search(portal, bertId);
    expect((await portal.post(path, person, fields)).status).toBe(303);
    expect(await search(portal, bertId)).toEqual(before);
  });

  it('is not possible twice, for an archived course, or with a body that is no form', async () => {
    const portal = await open();
    await portal.post(path, annaId, { act: 'in', class: 'k2' });
    expect(await search(portal, annaId)).toMatchObject({ courseCompletionStatus: 'USEAS' });
    expect(await portal.visit(path, annaId)).toContain('6 of 8');
    await portal.post('/course-choice?id=109', bertId, { act: 'in' });
    expect(await activityIds(portal, bertId)).not.toContain('109');
    const cookie = await cookieFor(portal.portal, bertId);
    const request = new Request(origin + path, { method: 'POST', headers: { cookie }, body: '{' });
    expect((await portal.portal.fetch(request)).status).toBe(303);
  });

  it('needs no class where a course has none, and is undone when the data are restored', async () => {
    const portal = await open();
    await portal.post('/course-choice?id=104', bertId, { act: 'in' });
    expect(await activityIds(portal, bertId)).toContain('104');
    await portal.post(path, bertId, { act: 'in', class: 'k2' });
    await portal.send('/__reset', { method: 'POST' });
    expect(await activityIds(portal, bertId)).not.toContain('104');
    expect(await portal.visit(path, bertId)).toContain('6 of 8');
  });
});
