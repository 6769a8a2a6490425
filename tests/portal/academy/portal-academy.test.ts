import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { makeAcademy } from '../../../demo/portal/academy/academy';
import { catalogSchema } from '../../../demo/portal/import/catalog-schema';
import { cookieFor, openPortal } from '../open-portal';
import { today } from '../small-catalog';
import { misfits, misfitsOf } from '../../../cli/check/api-document';

const base = '/services/search/api/v1';

describe('the demo catalog as a portal', () => {
  it('fits the catalog format', () => {
    expect(v.safeParse(catalogSchema, makeAcademy({ today })).issues).toBeUndefined();
  });

  it('has a configuration that fits its description [R-ENTITY-001 R-ENTITY-007 R-ENTITY-013]', async () => {
    const { json } = await openPortal({ catalog: makeAcademy({ today }) });
    expect(misfitsOf('PortalConfiguration', await json('/config.json'))).toEqual([]);
  });

  it('has for each of its people a session that fits its description [R-ENTITY-005]', async () => {
    const catalog = makeAcademy({ today });
    const { portal, json } = await openPortal({ catalog });
    for (const { id } of catalog.people) {
      const headers = { cookie: await cookieFor(portal, id) };
      expect(misfitsOf('SessionAnswer', await json('/session.json', { headers }))).toEqual([]);
    }
  });

  it.each(['en-GB', 'da-DK', 'sv-SE', 'nn-NO', 'pl-PL'])('is found in %s', async (culture) => {
    const { json } = await openPortal({ catalog: makeAcademy({ today }) });
    const headers = { 'accept-language': culture };
    const all = await json<{ count: number }>(`${base}/catalog/1/search/all?st=2`, { headers });
    expect(misfits('searchAllInCatalog', 200, all)).toEqual([]);
    expect(all.count).toBeGreaterThanOrEqual(300);
    const found = await json<{ count: number }>(`${base}/catalog/1/search?q=Excel`, { headers });
    expect(found.count).toBeGreaterThan(0);
  });
});
