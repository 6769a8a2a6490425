import { describe, expect, it } from 'vitest';
import { type PortalClient, openPortal } from '../open-portal';
import { annaId, smallCatalog } from '../small-catalog';

const base = '/services/search/api/v1';

interface Result {
  items: {
    id: string;
    classId?: string;
    extraInformation?: string;
    courseCompletionStatus?: string;
    matchedQueries?: string[];
  }[];
  count: number;
  nextPageLink?: string;
  suggested?: string;
}

async function found(
  { json }: PortalClient,
  path: string,
  init?: { person?: string; headers?: Record<string, string> },
) {
  const result = await json<Result>(`${base}/catalog/1/${path}`, init);
  return result.items.map(({ id }) => id);
}

describe('the words of a search', () => {
  it.each([
    ['kørekort', '100'],
    ['koerekort', '100'],
    ['KOREKORT', '100'],
    ['køre bil', '100'],
    ['forstehjaelp', '101'],
    ['C#', '102'],
    ['c++', '104'],
    ['.net', '104'],
    ['.NET C++', '104'],
    ['数据', '105'],
    ['分析', '105'],
    ['البرمجة', '106'],
    ['lodz', '107'],
    ['ŁÓDŹ', '107'],
    ['Aarhus', '108'],
    ['århus', '108'],
    ['arhus', '108'],
    ['aarh', '108'],
  ])('%s find offer %s only', async (phrase, id) => {
    const portal = await openPortal();
    expect(await found(portal, `search?q=${encodeURIComponent(phrase)}`)).toEqual([id]);
  });

  it('of one letter match themselves only: C is neither C# nor C++', async () => {
    expect(await found(await openPortal(), 'search?q=c')).toEqual(['103']);
  });

  it('at the beginning of a title come before words of a description', async () => {
    const plain = (id: string, title: string, description: string) =>
      ({ id, type: 'course', title, description }) as const;
    const offers = [
      plain('1', 'Lorries', 'The steps that lead up to it'),
      plain('2', 'New as a leader', 'A day'),
    ];
    const others = Array.from({ length: 30 }, (_, at) => plain(`1${at}`, `Leadership ${at}`, 'A day'));
    const portal = await openPortal({
      catalog: { ...smallCatalog, people: [], offers: [...offers, ...others] },
    });
    const { items } = await portal.json<Result>(`${base}/catalog/1/autocomplete?query=lead`);
    expect(items.map(({ id }) => id)).not.toContain('1');
  });

  it.each([
    ['Class 1', 'Room 4'],
    ['Class 1, Room 4', undefined],
  ])('find the class “%s” with its venue said once: %s', async (name, extraInformation) => {
    const hours = { start: '2026-05-04T09:00', end: '2026-05-04T15:00' };
    const offer = {
      id: '1',
      type: 'course',
      title: 'Lorries',
      description: '',
      extraInformation: 'Room 4',
    } as const;
    const portal = await openPortal({
      catalog: {
        ...smallCatalog,
        people: [],
        offers: [{ ...offer, classes: [{ id: 'k', name, ...hours, seats: 8, seatsTaken: 0 }] }],
      },
    });
    const { items } = await portal.json<Result>(`${base}/catalog/1/search?q=lorries`);
    expect(items[0]).toHaveProperty('className', name);
    expect(items.map((item) => item.extraInformation)).toEqual([extraInformation]);
  });

  it('must all match', async () => {
    expect(await found(await openPortal(), 'search?q=beginners%20water')).toEqual([]);
  });

  it('are searched in the requested language first, then in the others', async () => {
    const portal = await openPortal();
    const danish = { headers: { 'accept-language': 'da-DK' } };
    expect(await found(portal, 'search?q=driving', danish)).toEqual(['100']);
    expect(await found(portal, 'search?q=kørekort', danish)).toEqual(['100']);
  });

  it('suggest the known word when they are misspelt', async () => {
    const { json } = await openPortal();
    const result = await json<Result>(`${base}/catalog/1/search?q=begginers`);
    expect(result).toMatchObject({ count: 0, suggested: 'beginners', suggestions: ['beginners'] });
  });

  it('report where they match', async () => {
    const { json } = await openPortal();
    const result = await json<Result>(`${base}/catalog/1/search?q=workshop`);
    expect(result.items[0]?.matchedQueries).toEqual(['title']);
  });

  it('are suggested while the visitor types', async () => {
    const { json } = await openPortal();
    const answer = await json(`${base}/catalog/1/autocomplete?query=driv`);
    const first = {
      id: '100',
      value: 'Driving licence for cars',
      type: 101,
      description: 'About number 100',
    };
    expect(answer).toEqual({ items: [first] });
  });
});

describe('the choices of a search', () => {
  it.each([
    ['ma=true', ['101']],
    ['tg=true', ['102']],
    ['ofs=true', ['100']],
    ['cta=north', ['100']],
    ['cta=north&ofs=true', []],
    ['ctcat=place', ['100']],
    ['cta=nowhere', []],
    ['ta=t1&ta=t2', ['203', '202', '102', '100', '101']],
    ['tcat=subject&ty=101', ['102', '100', '101']],
    ['ty=202&ty=pdf', ['202', '203']],
    ['ty=plan', ['120']],
    ['std=2026-05-20', ['103']],
    ['usc=USPUN', ['120']],
  ])('%s find %j', async (query, ids) => {
    const all = await found(await openPortal(), `search/all?${query}`);
    expect(all.sort()).toEqual([...ids].sort());
  });

  it.each([
    ['su=true', ['100']],
    ['usc=USCE&usc=USC', ['101', '102']],
    ['usc=USSAA', ['121']],
  ])('%s depend on the status of the person: %j', async (query, ids) => {
    const all = await found(await openPortal(), `search/all?${query}`, { person: annaId });
    expect(all.sort()).toEqual(ids);
  });

  it('name the matching class', async () => {
    const { json } = await openPortal();
    const classOf = async (query: string) =>
      (await json<Result>(`${base}/catalog/1/search/all?ty=101&tcat=subject&${query}`)).items.find(
        ({ id }) => id === '100',
      )?.classId;
    expect([await classOf(''), await classOf('ofs=1'), await classOf('std=2026-04-20')]).toEqual([
      'k1',
      'k2',
      'k2',
    ]);
  });

  it('never find archived items, which the listing still has', async () => {
    const portal = await openPortal();
    expect(await found(portal, 'search?q=closed')).toEqual([]);
    const answer = await portal.json<Result>(`${base}/listing?keys=101:109&keys=101:nothing`);
    expect(answer.items).toMatchObject([{ id: '109', isArchived: true }]);
  });

  it('stay within the marketplace', async () => {
    const { json } = await openPortal();
    const inside = await json<Result>(`${base}/market-place/11/search/all`);
    expect(inside.items.map(({ id }) => id).sort()).toEqual(['101', '102']);
  });

  it.each([
    ['/catalog/1/search/all?std=tomorrow', 400, 'std'],
    ['/catalog/1/search?q=%20', 400, 'q'],
    ['/catalog/1/search/all?cursor=x', 400, 'cursor'],
    ['/catalog/9/search/all', 404, 'id'],
    ['/catalog/11/search/all', 404, 'id'],
    ['/listing', 400, 'keys'],
  ])('%s are refused with %i for %s', async (path, status, field) => {
    const answer = await (await openPortal()).send(base + path);
    expect([answer.status, await answer.json()]).toMatchObject([status, { field }]);
  });

  it('of a catalog for signed-in people are closed to visitors', async () => {
    const { send } = await openPortal();
    const path = `${base}/catalog/2/search/all`;
    expect((await send(path)).status).toBe(401);
    expect((await send(path, { person: annaId })).status).toBe(200);
  });
});

describe('the pages of a search', () => {
  it.each([
    'search/all?st=0',
    'search/all?st=1',
    'search/all?st=2',
    'search?q=workshop&st=0',
    'search?q=work&st=2',
  ])('of %s follow each other without gap or repeat', async (query) => {
    const { json } = await openPortal();
    let page = await json<Result>(`${base}/catalog/1/${query}`);
    const seen = page.items.map(({ id }) => id);
    while (page.nextPageLink !== undefined) {
      page = await json<Result>(page.nextPageLink);
      seen.push(...page.items.map(({ id }) => id));
    }
    expect(page.count).toBeGreaterThan(24);
    expect([seen.length, new Set(seen).size]).toEqual([page.count, page.count]);
  });

  it('are sorted by alphabet with 1 and by date with 2, with undated items last [R-ENTITY-082]', async () => {
    const portal = await openPortal();
    const alphabetical = await found(portal, 'search/all?st=1&ty=202&ty=203&ty=207');
    expect(alphabetical).toEqual(['202', '203', '207']);
    expect((await found(portal, 'search?q=workshop&st=1')).slice(0, 3)).toEqual(['329', '328', '327']);
    const dated = await found(portal, 'search?q=beginners&st=2');
    expect(dated).toEqual(['103', '102']);
  });
});

describe('the phrases of searches', () => {
  it('of a person are the history, with the latest first and each once [R-API-018]', async () => {
    const { json } = await openPortal();
    await json(`${base}/catalog/1/search?q=water`, { person: annaId });
    await json(`${base}/catalog/1/search?q=excel`, { person: annaId });
    await json(`${base}/catalog/1/search?q=secret`);
    const history = await json(`${base}/catalog/1/history`, { person: annaId });
    expect(history).toEqual({ data: [{ title: 'excel' }, { title: 'water' }, { title: 'first aid' }] });
    expect(await json(`${base}/catalog/1/history`)).toEqual({ data: [] });
  });

  it('of most people are the recent phrases [A-071]', async () => {
    const { json } = await openPortal();
    expect(await json(`${base}/catalog/1/recent`)).toMatchObject({ data: [{ title: 'excel' }, {}] });
  });
});
