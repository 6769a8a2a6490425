import { describe, expect, it } from 'vitest';
import { blockFields, fieldsOf } from '../../docs/.vitepress/pages/block-fields';
import { contentTypes } from '../../docs/.vitepress/pages/block-texts';
import { fragmentOf, readFragment } from '../../docs/.vitepress/playground/address';
import {
  firstComposition,
  moved,
  newBlock,
  ownAttributes,
  startAttributes,
  tags,
  valueAt,
  withValue,
  without,
  type Composition,
} from '../../docs/.vitepress/playground/composition';
import { openJson } from '../../docs/.vitepress/playground/open';
import { configurationJson, pastedHtml, previewAsOf, tagOf } from '../../docs/.vitepress/playground/output';
import { elements } from '../../elements/description';
import { readBlock } from '../../src/api/host/block-configuration';
import { readConfiguration } from '../../src/api/host/configuration';
import { blocks } from '../../src/blocks/registry';

const changed: Composition = {
  tag: 'lp-catalog-home',
  attributes: { chrome: 'none', 'heading-level': '3' },
  blocks: [{ contentType: 'News', listName: 'Nyt – “œ” \u{1F600}' }],
  view: {
    widthPx: 390,
    audience: 'manager',
    lang: 'da-DK',
    theme: 'dark',
    preset: 'bank',
    states: { News: 'error' },
  },
};

describe('the address of the playground', () => {
  it('gives back the composition that it was made from', () => {
    expect(readFragment(fragmentOf(changed))).toEqual({ composition: changed });
  });

  it('without a composition gives the first one', () => {
    expect(readFragment('')).toEqual({ composition: firstComposition() });
  });

  it.each(['#x', '#%%%', `#${btoa('7')}`, `#${btoa('nonsense')}`])(
    'that cannot be read gives the first composition and says so: %s',
    (fragment) => {
      const { composition, problem } = readFragment(fragment);
      expect(composition).toEqual(firstComposition());
      expect(problem).toMatch(/no composition/);
    },
  );

  it('leaves out what is of another kind, and keeps the rest', () => {
    const broken = { ...changed, tag: 'lp-nothing', blocks: [{ contentType: 'Nwes' }, ...changed.blocks] };
    const { composition, problem } = readFragment(fragmentOf(broken as unknown as Composition));
    expect(composition).toEqual(changed);
    expect(problem).toContain('components[0].contentType');
  });
});

describe('a composition that is copied', () => {
  it('is HTML whose configuration holds the blocks, with quotes and signs of HTML in texts', () => {
    const html = pastedHtml({ ...changed, blocks: [{ contentType: 'News', listName: `It's "A & B" <b>` }] });
    const [, config = ''] = /config='([^']*)'/.exec(html) ?? [];
    const text = config.replaceAll('&#39;', "'").replaceAll('&amp;', '&');
    expect(JSON.parse(text)).toMatchObject({
      catalogs: [{ components: [{ listName: `It's "A & B" <b>` }] }],
    });
    expect(html).toContain('chrome="none"');
  });

  it('is a configuration without a mistake', () => {
    const json: unknown = JSON.parse(configurationJson(firstComposition()));
    const { problems } = readConfiguration(json, 'https://portal.example/', { isPreview: true });
    expect(problems).toEqual([]);
  });

  it('escapes the values of attributes', () => {
    expect(tagOf({ tag: 'lp-search', attributes: { results: '', phrase: '"><b>' } })).toBe(
      '<lp-search results phrase="&quot;&gt;&lt;b&gt;"></lp-search>',
    );
  });

  it('previews an audience and the states of blocks', () => {
    expect(previewAsOf(changed.view)).toBe('audience=manager&News=error');
  });
});

describe('JSON that is opened', () => {
  const block = { contentType: 'News' };
  it.each([
    ['a configuration', { catalogs: [{ id: '1', components: [block] }] }],
    ['a catalog', { id: '1', components: [block] }],
    ['a list of blocks', [block]],
    ['one block', block],
    ['a block with a number', [{ contentType: 3 }]],
  ])('may be %s', (_, value) => {
    const { blocks: found, problems } = openJson(JSON.stringify(value));
    expect(problems).toEqual([]);
    expect(found).toHaveLength(1);
  });

  it.each([
    ['{', /expected JSON, got text/],
    ['7', /expected a configuration, a catalog or blocks, got number/],
    ['{}', /catalogs\[0\].components: expected a list/],
    ['{"catalogs": []}', /catalogs\[0\].components: expected a list/],
    ['[{"contentType": "Nwes"}]', /components\[0\].contentType: expected one of .*News.*, got "Nwes"/],
    ['[null]', /components\[0\]: expected an object/],
  ])('names the field, what was expected and what was there: %s', (text, message) => {
    const { problems } = openJson(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(message);
  });

  it('loses nothing but the blocks that cannot be shown', () => {
    const { blocks: found, problems } = openJson('[{"contentType":"News"},{},{"contentType":"Channel"}]');
    expect(found.map(({ contentType }) => contentType)).toEqual(['News', 'Channel']);
    expect(problems).toHaveLength(1);
  });
});

/** The values of fields that hold no text. */
const samples: Readonly<Record<string, unknown>> = { boolean: true, json: [] };

describe('the blocks of a composition', () => {
  it.each([
    [0, 1, 'bac'],
    [2, -1, 'acb'],
    [0, -1, 'abc'],
    [2, 1, 'abc'],
  ])('move from %i by %i', (index, step, result) => {
    expect(moved([...'abc'], index, step).join('')).toBe(result);
  });

  it('are removed by position', () => {
    expect(without([...'abc'], 1)).toEqual(['a', 'c']);
  });

  it('have fields below others, which disappear when they are unset', () => {
    const block = withValue({ contentType: 'News' }, 'componentUi.itemLayout', 'Single');
    expect(block).toEqual({ contentType: 'News', componentUi: { itemLayout: 'Single' } });
    expect(valueAt(block, 'componentUi.itemLayout')).toBe('Single');
    expect(withValue(block, 'componentUi.itemLayout', undefined)).toEqual({ contentType: 'News' });
  });

  it.each(contentTypes)('start without a mistake, and with fields that the reader accepts: %s', (kind) => {
    const filled = fieldsOf(kind).reduce(
      (block, { name, kind: type, values = [] }) =>
        withValue(block, name, type === 'choice' ? values[0] : (samples[type] ?? 'red')),
      newBlock(kind),
    );
    for (const block of [newBlock(kind), filled])
      expect(readBlock(block, 'block', { kinds: blocks }).problems).toEqual([]);
  });

  it('have choices whose names the reader distinguishes', () => {
    for (const { name, values = [] } of blockFields.filter(({ kind }) => kind === 'choice')) {
      const read = values.map((value) =>
        JSON.stringify(
          readBlock(withValue(newBlock('Channel'), name, value), 'block', { kinds: blocks }).block,
        ),
      );
      expect(new Set(read).size, name).toBe(values.length);
    }
  });
});

it('the playground sets attributes that the elements have', () => {
  const all = new Set(Object.values(elements).flatMap(({ attributes }) => Object.keys(attributes)));
  expect(ownAttributes.filter((name) => !all.has(name))).toEqual([]);
  for (const tag of tags)
    expect(Object.keys(elements[tag].attributes)).toEqual(
      expect.arrayContaining(Object.keys(startAttributes[tag])),
    );
});
