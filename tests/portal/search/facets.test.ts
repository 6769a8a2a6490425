import { describe, expect, it } from 'vitest';
import { type PortalClient, openPortal } from '../open-portal';
import { annaId, smallCatalog } from '../small-catalog';

type Counts = Record<string, number>;

interface Answer {
  count: number;
  facets?: Record<'ty' | 'ta' | 'cta' | 'usc', Counts>;
  nextPageLink?: string;
}

const base = '/services/search/api/v1';
const categoryOf = new Map(
  smallCatalog.tagCategories.flatMap(({ id, tags }) => tags.map((tag) => [tag.id, id] as const)),
);

const request = ({ json }: PortalClient, query: URLSearchParams, scope = 'catalog/1') =>
  json<Answer>(`${base}/${scope}/search/all?${query.toString()}`, { person: annaId });

/** The search with one value instead of everything that is chosen in the value's category. */
function insteadOf(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const isSame = (one: string) => categoryOf.get(one) === categoryOf.get(value);
  const remaining = [...query].filter(([parameter, one]) => parameter !== name || !isSame(one));
  const wholes = { ta: 'tcat', cta: 'ctcat' }[name];
  const others = remaining.filter(
    ([parameter, one]) => parameter !== wholes || one !== categoryOf.get(value),
  );
  return new URLSearchParams([...others, [name, value]]);
}

const values = {
  ty: ['101', '120', '121', '202', '203', '999'],
  ta: ['t1', 't2'],
  cta: ['north', 'south'],
  usc: ['USEAS', 'USC', 'USCE', 'USEU', 'USSAA', 'USNC'],
};

describe('the counts of a search', () => {
  it.each([
    ['catalog/1', ''],
    ['catalog/1', 'ty=101'],
    ['catalog/1', 'ty=101&ty=202&ta=t1'],
    ['catalog/1', 'ta=t1&ta=t2&usc=USC'],
    ['catalog/1', 'tcat=subject&cta=north'],
    ['catalog/1', 'cta=north&ofs=true'],
    ['catalog/1', 'ctcat=place&ty=202'],
    ['catalog/1', 'std=2026-05-01'],
    ['catalog/1', 'ma=true&ta=t1'],
    ['catalog/1', 'ta=nothing'],
    ['market-place/11', ''],
    ['market-place/11', 'ty=101&usc=USCE'],
  ])(
    'of %s with "%s" are those of a search for each value instead of its category [O-25]',
    async (scope, text) => {
      const portal = await openPortal();
      const query = new URLSearchParams(text);
      const { facets } = await request(portal, query, scope);
      for (const [name, all] of Object.entries(values)) {
        const counted = facets?.[name as keyof typeof values];
        const counts = all.map((value) => [name, value, counted?.[value] ?? 0]);
        const searched = await Promise.all(
          all.map(async (value) => [
            name,
            value,
            (await request(portal, insteadOf(query, name, value), scope)).count,
          ]),
        );
        expect(counts).toEqual(searched);
      }
    },
  );

  it('count an offer once, however many of its classes have the tag, and not what is in another part [O-25]', async () => {
    const portal = await openPortal();
    const of = async (scope: string) => (await request(portal, new URLSearchParams(), scope)).facets;
    expect((await of('catalog/1'))?.cta).toEqual({ north: 1, south: 1 });
    expect((await of('market-place/11'))?.ty).toEqual({ 101: 2 });
  });

  it('are on the first page only [O-25]', async () => {
    const portal = await openPortal();
    const first = await request(portal, new URLSearchParams());
    const next = await portal.json<Answer>(first.nextPageLink ?? '');
    expect([first.facets === undefined, next.facets === undefined]).toEqual([false, true]);
  });
});
