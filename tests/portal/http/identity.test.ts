import { describe, expect, it } from 'vitest';
import { clientOf, cookieFor, openPortal, origin } from '../open-portal';
import { annaId } from '../small-catalog';

const signIn = '/frontend-shell/authenticate';
const lists = '/services/frontpage/api/v1/lists/owned';

interface Session {
  session: Record<string, unknown>;
  token?: string;
  expiresAt?: string;
}

describe('the sign-in page', () => {
  it.each([
    ['/catalog/lists/owned?id=1#top', '/catalog/lists/owned?id=1#top'],
    [`${origin}/catalog/search/a`, '/catalog/search/a'],
    ['//evil.example/', '/'],
    ['https://evil.example/', '/'],
    ['/\\evil.example', '/'],
    ['\\\\evil.example', '/'],
    ['/a\u0009b', '/'],
    ['/./%2e//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    [`${signIn}?returnUrl=/`, '/'],
    ['http://127.0.0.1:4173/', '/'],
  ])('leads with returnUrl %s to %s [R-OTHER-039]', async (returnUrl, expected) => {
    const { send } = await openPortal();
    const path = `${signIn}?returnUrl=${encodeURIComponent(returnUrl)}`;
    const answer = await send(path, { method: 'POST', body: new URLSearchParams({ person: annaId }) });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expected]);
  });

  it('saves the person in a cookie that scripts cannot read', async () => {
    const { send } = await openPortal();
    const answer = await send(signIn, { method: 'POST', body: new URLSearchParams({ person: annaId }) });
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
  });

  it('shows the people, who is signed in, and no script', async () => {
    const { portal, send } = await openPortal();
    const cookie = await cookieFor(portal, annaId);
    const page = await (await send(`${signIn}?returnUrl=%22%3E%3Cscript%3E`, { headers: { cookie } })).text();
    expect(page).toContain('Signed in as <strong>Anna Lake</strong>');
    expect(page).toContain('Bert Hill');
    expect(page).not.toContain('<script');
  });

  it('ends with the button to sign out', async () => {
    const { portal, json } = await openPortal();
    const cookie = await cookieFor(portal, '');
    expect(await json('/session.json', { headers: { cookie } })).toMatchObject({
      session: { loginType: 'public' },
    });
  });

  it('refuses a cookie that was changed', async () => {
    const { json } = await openPortal();
    const headers = { cookie: `lp_portal_session=${encodeURIComponent(`${annaId}|.AAAA`)}` };
    expect(await json('/session.json', { headers })).not.toHaveProperty('token');
  });
});

describe('the session of the portal', () => {
  it('has a token and its end for a person, and is renewed by another request [O-13]', async () => {
    let now = new Date('2026-03-02T08:00:00Z');
    const { portal, json } = await openPortal({ clock: () => now });
    const headers = { cookie: await cookieFor(portal, annaId, '?ttl=60') };
    const first = await json<Session>('/session.json', { headers });
    expect(first.expiresAt).toBe('2026-03-02T08:01:00.000Z');
    const authorized = { headers: { authorization: `Bearer ${first.token}` } };
    expect((await clientOf(portal).send(lists, authorized)).status).toBe(200);
    expect((await json<Session>('/session.json', { headers })).token).not.toBe(first.token);
    now = new Date('2026-03-02T08:01:00Z');
    expect((await clientOf(portal).send(lists, authorized)).status).toBe(401);
    const second = await json<Session>('/session.json', { headers });
    expect(second.expiresAt).toBe('2026-03-02T08:02:00.000Z');
  });

  it('has every field for a person [R-ENTITY-005 R-ENTITY-006]', async () => {
    const { portal, json } = await openPortal();
    const headers = { cookie: await cookieFor(portal, annaId) };
    const { session } = await json<Session>('/session.json', { headers });
    expect(session).toMatchObject({
      id: annaId,
      loginType: 'user',
      name: 'Anna Lake',
      userInfo: {
        role: { participant: true },
        module: { catalogSeeAllSearchResultsOnSearchPage: true },
        company: { name: 'Lakeside' },
      },
      companyId: 'c1',
      companyLanguage: 'en-GB',
      roles: ['participant'],
      navigationLayoutConfig: { showMyLists: true, showManagerOverview: false },
    });
  });

  it('has a token without a person for a company [A-139]', async () => {
    const { portal, json } = await openPortal();
    const headers = { cookie: await cookieFor(portal, '33333333-3333-4333-8333-333333333333') };
    const { token = '', session } = await json<Session>('/session.json', { headers });
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
    expect([claims, session['loginType']]).toMatchObject([{ companyId: 'c2' }, 'company']);
    expect(claims).not.toHaveProperty('sub');
  });

  it.each(['Bearer a.b.c', `Bearer ${'x'.repeat(20)}.y.`])(
    'refuses the forged token %s everywhere',
    async (forged) => {
      const { send } = await openPortal();
      const headers = { authorization: forged };
      expect((await send('/services/search/api/v1/catalog/1/search/all', { headers })).status).toBe(401);
    },
  );

  it('serves a visitor when the header is anonymous [A-128]', async () => {
    const { send } = await openPortal();
    const headers = { authorization: 'Bearer anonymous' };
    expect((await send('/services/search/api/v1/catalog/1/search/all', { headers })).status).toBe(200);
  });
});

describe('the configuration of the portal', () => {
  it('has the services, the catalogs and their texts in the requested language [A-126]', async () => {
    const { json } = await openPortal();
    const configuration = await json('/config.json', { headers: { 'accept-language': 'da, en;q=0.5' } });
    expect(configuration).toMatchObject({
      services: { search: `${origin}/services/search/api/v1/`, media: 'http://127.0.0.1:4173/media/' },
      timeZone: 'Europe/Copenhagen',
      authenticatePath: signIn,
      catalogs: [
        {
          id: '1',
          name: 'Alt',
          defaultCatalog: true,
          components: [{ contentType: 3, listName: 'Nyt' }],
          marketplaces: [{ id: '11', name: 'Safety', marketplaces: [] }],
        },
        { id: '2', loginRequiredForAccess: true },
      ],
    });
  });

  it('turns on all 17 modules [R-ENTITY-004]', async () => {
    const { json } = await openPortal();
    const { moduleSettings } = await json<{ moduleSettings: object }>('/config.json');
    expect(Object.values(moduleSettings)).toEqual(Array.from({ length: 17 }, () => true));
  });
});
