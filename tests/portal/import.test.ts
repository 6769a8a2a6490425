import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readImport } from '../../demo/portal/import/read-import';
import { openPortal } from './open-portal';
import { smallCatalog } from './small-catalog';

const about = { source: 'https://lists.example', licence: 'CC BY 4.0', attribution: 'Its authors' };

function fileWith(content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'catalog.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const item = (number: number, more: object) => ({
  id: `i${number}`,
  lang: 'pt_BR',
  title: `Item ${number}`,
  activityType: 207,
  ...more,
});

const three = (more: object) => [1, 2, 3].map((number) => item(number, more));

describe('an import', () => {
  it('of the catalog format gives the same catalog', () => {
    expect(readImport(fileWith(smallCatalog))).toEqual(JSON.parse(JSON.stringify(smallCatalog)));
  });

  it.each([
    ['{', 'it is not JSON'],
    [{}, 'format: expected "format" but found undefined'],
    [{ ...smallCatalog, version: 2 }, 'version: expected 1 but found 2'],
    [{ ...smallCatalog, timeZone: 'Nowhere' }, 'timeZone: must be an IANA time zone'],
    [
      { ...smallCatalog, offers: [{ ...smallCatalog.offers[0], id: 'x' }] },
      'offers.0.id: must hold digits only',
    ],
    [{ ...smallCatalog, offers: [{ ...smallCatalog.offers[0], type: 'song' }] }, 'offers.0.type: expected'],
    [
      { ...smallCatalog, offers: [{ ...smallCatalog.offers[0], title: 3 }] },
      'offers.0.title: must be a text',
    ],
    [{ ...smallCatalog, catalogs: [] }, 'catalogs: must hold at least one catalog'],
    [{ ...about, items: [item(1, { kind: 'book', url: 7 })] }, 'items.0.url: expected string but found 7'],
  ])('of an invalid file reports the field and what was expected (case %#)', (content, sentence) => {
    const file = fileWith(content);
    expect(() => readImport(file)).toThrow(sentence);
    expect(() => readImport(file)).toThrow(file);
  });

  it('of a missing file says so', () => {
    expect(() => readImport('/nowhere/catalog.json')).toThrow(
      'There is no file /nowhere/catalog.json to import.',
    );
  });

  it('of books makes tags of topics, language and kind, and links of addresses', async () => {
    const books = three({
      kind: 'cheat-sheet',
      url: 'https://books.example/1',
      tags: ['BY SUBJECT', 'Bees'],
    });
    const catalog = readImport(fileWith({ ...about, items: books }));
    expect(catalog.offers[0]).toMatchObject({ id: '10001', type: 'externalLink', language: 'pt-BR' });
    const names = catalog.tagCategories.map(({ tags }) => tags.map(({ name }) => name));
    expect(names).toMatchObject([['Bees'], [{ 'en-GB': 'Brazilian Portuguese' }], ['Cheat sheet']]);
    const { json } = await openPortal({ catalog });
    const found = await json('/services/search/api/v1/catalog/1/search?q=bees');
    expect(found).toMatchObject({ count: 3, tagIds: ['topic-1', 'language-1', 'kind-1'] });
  });

  it('of a list from HTML pages removes the backslash before a character from its texts', () => {
    const books = three({ kind: 'book', url: 'https://b.example', title: 'C \\| Hindi', author: 'A\\_B' });
    expect(readImport(fileWith({ ...about, items: books })).offers[0]).toMatchObject({
      title: 'C | Hindi',
      author: 'A_B',
    });
  });

  it('of resources keeps level and audience as tags', () => {
    const resources = three({ url: 'https://data.example', level: ['Expert'], audience: ['DataSteward'] });
    const catalog = readImport(fileWith({ ...about, items: resources }));
    const names = catalog.tagCategories.map(({ id, tags }) => [id, tags.map(({ name }) => name)]);
    expect(names.slice(1, 3)).toEqual([
      ['level', ['Expert']],
      ['audience', ['Data steward']],
    ]);
  });

  it('of modules makes courses of their texts', () => {
    const items = [
      item(1, { kind: 'material', activityType: 400, minutes: 4, text: 'a < b' }),
      item(2, { kind: 'course', activityType: 102, units: ['i1'] }),
      item(3, { kind: 'plan', activityType: 106, modules: ['i2'] }),
    ];
    expect(readImport(fileWith({ ...about, items })).offers).toMatchObject([
      { type: 'eDesigner', description: '<p>a &lt; b</p>', media: { length: '4 {minutes}' } },
      { type: 'eLearning', materials: { ungrouped: ['10001'] }, isWithoutSignup: true },
      { type: 'plan', parts: 1 },
    ]);
  });

  it('names its source and licence on the home page, and has people to sign in as', () => {
    const catalog = readImport(
      fileWith({ ...about, items: three({ kind: 'book', url: 'https://b.example' }) }),
    );
    expect(JSON.stringify(catalog.catalogs[0]?.components)).toContain('Licence: CC BY 4.0');
    expect(catalog.people.map(({ loginType }) => loginType)).toEqual(['user', 'user', 'company', 'public']);
  });
});
