import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBlock } from '../../src/api/host/block-configuration';
import { readConfiguration } from '../../src/api/host/configuration';
import { blocks as kinds } from '../../src/blocks/registry';
import type { Catalog } from '../../src/domain/catalog/catalog';
import type { Problem } from '../../src/domain/setup/problem';
import { contentTypeNumbers } from '../../src/domain/home/content-types';
import { outsideAreas } from '../../src/domain/navigation/outside-areas';
import { configSchema } from '../../tools/generate/config-schema';
import { services } from '../api/fake-server';

const address = 'https://portal.example/config.json';
const ajv = new Ajv2020({ allErrors: true, strictTypes: false, allowUnionTypes: true });
ajv.addFormat('uri-reference', (text: string) => URL.canParse(text, address));
const fits = ajv.compile(configSchema());

const good = { services, catalogs: [{ id: '1', name: 'Everything' }] };
const catalog = (more: object) => ({ ...good, catalogs: [{ id: 1, name: 'Everything', ...more }] });
const block = (more: object) => catalog({ components: [{ contentType: 'News', ...more }] });
const customList = (elements: unknown) => block({ contentType: 'CustomList', elements });

/** Everything that the elements report about a configuration, also what they read late. */
function problemsOf(input: unknown): Problem[] {
  const { configuration, problems } = readConfiguration(input, address);
  const withMarketplaces = (one: Catalog): Catalog[] => [one, ...one.marketplaces.flatMap(withMarketplaces)];
  const catalogs = (configuration?.catalogs ?? []).flatMap(withMarketplaces);
  for (const { components } of catalogs)
    for (const component of components) problems.push(...ofBlock(component));
  return problems;
}

function ofBlock(component: unknown): readonly Problem[] {
  const late: Problem[] = [];
  const read = readBlock(component, 'block', { kinds, reportProblems: (found) => void late.push(...found) });
  // The elements are read at the first access.
  const count = read.block?.elements.length;
  return count === undefined ? read.problems : [...read.problems, ...late];
}

interface Field {
  type?: unknown;
  $ref?: string;
}

const exampleOfGuide = (): object => {
  const [, text = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync('docs/guides/home.md', 'utf8')) ?? [];
  return JSON.parse(text) as object;
};

describe('the schema of a configuration and the elements', () => {
  it.each([
    ['only services and catalogs', good],
    ['the address of the schema', { $schema: './config.schema.json', ...good }],
    ['a field that nobody defined', { ...good, colour: 'red' }],
    ['a field of a block that nobody defined', block({ colour: 'red' })],
    ['the example of the guide', { ...good, catalogs: [exampleOfGuide()] }],
    ['relative addresses', { ...good, services: { ...services, search: '../search', media: '/media/' } }],
    ['no address of the gallery', { ...good, services: { ...services, gallery: undefined } }],
    ['a number as the default catalog', { ...good, defaultCatalog: 7, demo: true, analytics: { id: 1 } }],
    ['modules and areas', { ...good, moduleSettings: { isPdfActive: true }, urls: { admin: '/a' } }],
    [
      'settings of a catalog',
      catalog({ layout: { heroImageId: 3 }, defaultCatalog: true, changeCatalog: true }),
    ],
    [
      'settings of the results',
      catalog({ resultPageShowMostUsedFilters: 3, resultPageDefaultView: 'Calendar' }),
    ],
    ['tag categories', catalog({ resultPageTagCategories: [{ tagCategoryId: 4, orderNr: 2 }] })],
    ['a marketplace with blocks', catalog({ marketplaces: [{ id: 2, components: [{ contentType: 13 }] }] })],
    ['a layout', block({ componentUi: { itemLayout: 'SquareGrid', layoutKind: 1, imageUiSize: 'large' } })],
    [
      'links below a block',
      block({ hasViewMoreLinks: true, viewMoreLinks: ['/a', { name: 'A', link: '/a' }] }),
    ],
    ['elements with conditions', customList([{ customElementId: 1, displayForRoles: { admin: true } }])],
    ['elements with groups', customList([{ elementId: '1', displayForUserGroups: [4, 'five'] }])],
  ])('accept %s [O-11]', (_, input) => {
    expect(problemsOf(input)).toEqual([]);
    fits(JSON.parse(JSON.stringify(input)));
    expect(fits.errors).toBeNull();
  });

  it.each([
    ['a list', []],
    ['no services', { catalogs: good.catalogs }],
    ['no catalogs', { services }],
    ['an empty list of catalogs', { services, catalogs: [] }],
    ['a catalog without an id', { services, catalogs: [{ name: 'A' }] }],
    ['a service without an address', { ...good, services: { ...services, search: undefined } }],
    ['an address that is none', { ...good, services: { ...services, courses: 'https://[' } }],
    ['a number as an address', { ...good, services: { ...services, media: 4 } }],
    ['a time zone that is no text', { ...good, timeZone: 1 }],
    ['media hosts that are no list', { ...good, mediaHosts: 'https://v.example' }],
    ['an area that is no text', { ...good, urls: { admin: 4 } }],
    ['a switch that is text', catalog({ loginRequiredForAccess: 'yes' })],
    ['a layout that is no object', catalog({ layout: 'wide' })],
    ['a tag category without an id', catalog({ resultPageTagCategories: [{ orderNr: 1 }] })],
    ['a faulty marketplace', catalog({ marketplaces: [{ name: 'A' }] })],
    ['a block without a kind', catalog({ components: [{ listName: 'News' }] })],
    ['a kind that there is not', block({ contentType: 'Newz' })],
    ['a kind over the last number', block({ contentType: 17 })],
    ['a heading that is an object', block({ listName: {} })],
    ['a switch of a block that is text', block({ showListName: 'no' })],
    ['elements that are no list', customList('none')],
    ['an element without an id', customList([{ name: 'Canteen' }])],
    ['a condition that is text', customList([{ elementId: 1, displayForRoles: 'admin' }])],
  ])('refuse %s [O-11]', (_, input) => {
    expect(problemsOf(input)).not.toEqual([]);
    expect(fits(JSON.parse(JSON.stringify(input)))).toBe(false);
  });

  it.each([
    ['null for a missing value', { ...good, timeZone: null }],
    ['a name in another case', block({ contentType: 'news' })],
    ['a number as text', block({ contentType: '3' })],
    ['text as a number', catalog({ name: 4 })],
    ['a layout that there is not', block({ itemLayout: 'Round' })],
    ['a module that is not a switch', { ...good, moduleSettings: { isPdfActive: 'yes' } }],
    ['a link without an address', block({ viewMoreLinks: [{ name: 'A' }] })],
  ])('differ on %s: only the schema refuses it [O-11]', (_, input) => {
    expect(problemsOf(input)).toEqual([]);
    expect(fits(input)).toBe(false);
  });

  it('have the same kinds of blocks, by name and number [R-ENTITY-010]', () => {
    const numbers = Object.entries(contentTypeNumbers).flat();
    expect(numbers.filter((contentType) => !fits(block({ contentType })))).toEqual([]);
    expect(numbers.flatMap((contentType) => problemsOf(block({ contentType })))).toEqual([]);
  });

  it('have the same areas outside the catalog [A-088]', () => {
    expect(fits({ ...good, urls: outsideAreas })).toBe(true);
    expect(problemsOf({ ...good, urls: outsideAreas })).toEqual([]);
  });

  it.each([
    ['ConfiguredCatalog', catalog],
    ['ConfiguredBlock', (more: object) => block({ contentType: 'CustomList', ...more })],
    ['ConfiguredElement', (more: object) => customList([{ elementId: 1, ...more }])],
  ] as const)('have the same names of the fields of a %s [O-11]', (name, configurationWith) => {
    const { $defs } = configSchema() as { $defs: Record<string, { properties: Record<string, Field> }> };
    // Modules are on only for true, and the elements open no other tab.
    const unread = ['moduleSettings', 'openInNewWindow'];
    const fields = Object.entries($defs[name]?.properties ?? {}).filter(([field]) => !unread.includes(field));
    expect(fields.length).toBeGreaterThan(10);
    const wrong = fields.map(([field, { type, $ref }]) => {
      const isObject = type === 'object' || $ref?.endsWith('ConditionNames') === true;
      return configurationWith({ [field]: isObject ? 'text' : { text: 1 } });
    });
    expect(fields.filter((_, index) => problemsOf(wrong[index]).length === 0)).toEqual([]);
    expect(fields.filter((_, index) => fits(wrong[index]))).toEqual([]);
  });
});
