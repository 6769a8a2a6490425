import { describe, expect, it } from 'vitest';
import { json, openServer, services } from '../fake-server';

const answered = () => json({});

describe('every request', () => {
  it.each([
    ['Authorization', 'Bearer secret-1', 'R-API-001'],
    ['Accept-Language', 'da-DK', 'R-API-002'],
    ['Pragma', 'no-cache', 'R-API-003'],
    ['X-Correlation-ID', 'id-1', 'R-API-004'],
  ])('has %s: %s, for every verb and service [%s]', async (header, value) => {
    const calls = [
      ['ownedLists', {}],
      ['createList', { body: { name: 'a', description: '', color: '#000' } }],
      ['deleteList', { path: { id: '1' } }],
      ['courseWithoutSignup', { path: { id: '1' } }],
    ] as const;
    for (const [operation, input] of calls) {
      const { http, sent } = openServer(answered);
      await http.send(operation, input);
      expect([operation, sent[0]?.headers.get(header)]).toEqual([operation, value]);
    }
  });

  it('has its own correlation id [R-API-004]', async () => {
    const { http, sent } = openServer(answered);
    await http.send('ownedLists', {});
    await http.send('followedLists', {});
    expect(sent.map(({ headers }) => headers.get('X-Correlation-ID'))).toEqual(['id-1', 'id-2']);
  });

  it('has the current language [R-API-002]', async () => {
    let culture = 'pl-PL';
    const { http, sent } = openServer(answered, { culture: () => culture });
    await http.send('ownedLists', {});
    culture = 'en-GB';
    await http.send('ownedLists', {});
    expect(sent.map(({ headers }) => headers.get('Accept-Language'))).toEqual(['pl-PL', 'en-GB']);
  });

  it.each([
    ['ApiKey public', 'ApiKey public'],
    [undefined, null],
    ['', null],
  ])('has the anonymous value %j as %j without a token [A-128]', async (anonymousAuthorization, header) => {
    const token = { read: () => Promise.resolve(undefined), renew: () => Promise.resolve(undefined) };
    const { http, sent } = openServer(answered, { token, anonymousAuthorization });
    await http.send('categorizedTags', {});
    expect(sent[0]?.headers.get('Authorization')).toBe(header);
  });
});

describe('the address of a call', () => {
  it('is the base of its service and the path, exactly as written [A-127]', async () => {
    const { http, sent } = openServer(answered);
    await http.send('catalogMaterialDetails', { query: { 'i[]': ['1', '2'] } });
    expect(sent[0]?.url).toBe('https://elearning.example/base/v1/materials/details/catalog/?i[]=1&i[]=2');
  });

  it('starts with the base of its own service [R-API-005]', async () => {
    const { http, sent } = openServer(answered, {
      services: { ...services, courses: 'https://other.example/c/' },
    });
    await http.send('groupRoomInfo', { query: { id: '7' } });
    await http.send('searchRecent', { path: { scope: 'catalog', id: '1' } });
    await http.send('myPlans', {});
    expect(sent.map(({ url }) => url)).toEqual([
      'https://other.example/c/api/v1/participant/group-room/info/?id=7',
      'https://search.example/base/catalog/1/recent',
      'https://frontpage.example/base/api/v1/data/my-plans',
    ]);
  });

  it('contains false when a call sends it [R-API-043]', async () => {
    const { http, sent } = openServer(answered);
    await http.send('targetGroups', { query: { isMandatory: false } });
    expect(sent[0]?.url).toMatch(/target-groups\?isMandatory=false$/);
  });
});

describe('the body of a call', () => {
  it('is JSON, and missing when there is none [R-API-029]', async () => {
    const { http, sent } = openServer(answered);
    const body = { name: 'Å', description: '', color: '#123456' };
    await http.send('createList', { body });
    await http.send('ownedLists', {});
    const [create, read] = sent;
    expect(JSON.parse(create?.body ?? '')).toEqual(body);
    expect(create?.headers.get('Content-Type')).toBe('application/json');
    expect(read?.body).toBeUndefined();
    expect(read?.headers.has('Content-Type')).toBe(false);
  });

  it('is returned as it is, and undefined when it is empty [A-105]', async () => {
    const { http } = openServer((_, nth) =>
      nth === 1 ? json({ data: [1] }) : new Response(null, { status: 204 }),
    );
    expect(await http.send('ownedLists', {})).toEqual({ data: [1] });
    expect(await http.send('ownedLists', {})).toBeUndefined();
  });
});
