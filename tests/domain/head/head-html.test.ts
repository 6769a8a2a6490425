import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headHtml as htmlOf } from '../../../src/domain/head/head-html';
import { headTags, type HeadOptions } from '../../../src/domain/head/head-tags';
import type { GraphObject } from '../../../src/domain/structured-data/schema-types';
import { attackTexts } from './attack-texts';
import { readHead } from './read-head';

const headHtml = (options: HeadOptions): string => htmlOf(headTags(options));

const address = 'https://portal.example/catalog/search/aid';

const graph = (name: string): GraphObject => ({
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'AudioObject', name, url: address, description: name },
    { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1, name, url: name }] },
  ],
});

/** Options with the same text in every field. */
const filledWith = (text: string): HeadOptions => ({
  title: text,
  description: text,
  canonical: `${address}?${text}`,
  robots: 'noindex',
  locale: text,
  siteName: text,
  image: { url: `https://portal.example/${text}`, alt: text },
  jsonLd: graph(text),
  preloads: [
    { rel: 'preload', href: text, as: 'font', type: text, crossOrigin: 'anonymous' },
    { rel: 'modulepreload', href: text },
  ],
});

const nameOf = ({ name, attributes: { property, rel, ...named } }: ReturnType<typeof readHead>[number]) =>
  [name, property ?? rel ?? named['name']].filter(Boolean).join(' ');

describe('the head of a page', () => {
  it('has all tags in order', () => {
    const html = headHtml({
      title: 'First aid: results · All offers - Elmvik',
      description: '<p>Learn to <b>help</b>.</p>',
      canonical: address,
      locale: 'da-DK',
      siteName: 'Elmvik',
      image: { url: 'https://gallery.example/1?size=large&x=1', alt: 'A bandage' },
      jsonLd: graph('Aid'),
      preloads: [
        { rel: 'modulepreload', href: '/lp/home.js', fetchPriority: 'low' },
        { rel: 'preload', href: '/search?q=aid', as: 'fetch', crossOrigin: 'use-credentials' },
      ],
    });
    expect(html.split('\n').slice(0, -1)).toEqual([
      '<title>First aid: results · All offers - Elmvik</title>',
      '<meta name="description" content="Learn to help.">',
      '<meta property="og:title" content="First aid: results · All offers - Elmvik">',
      '<meta property="og:description" content="Learn to help.">',
      '<meta property="og:type" content="website">',
      `<meta property="og:url" content="${address}">`,
      '<meta property="og:image" content="https://gallery.example/1?size=large&amp;x=1">',
      '<meta property="og:image:alt" content="A bandage">',
      '<meta property="og:locale" content="da_DK">',
      '<meta property="og:site_name" content="Elmvik">',
      `<link rel="canonical" href="${address}">`,
      '<link rel="modulepreload" fetchpriority="low" href="/lp/home.js">',
      '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/search?q=aid">',
    ]);
    expect(readHead(html).at(-1)).toMatchObject({
      name: 'script',
      attributes: { type: 'application/ld+json' },
    });
  });

  it('has no tag for an empty value', () => {
    expect(
      headHtml({ title: 'Home', description: ' ', locale: '', image: { url: '', alt: 'An image' } }),
    ).toBe(
      [
        '<title>Home</title>',
        '<meta property="og:title" content="Home">',
        '<meta property="og:type" content="website">',
      ].join('\n'),
    );
  });

  it('excludes a private screen from search engines', () => {
    expect(headHtml({ title: 'My lists', robots: 'noindex' })).toContain(
      '\n<meta name="robots" content="noindex">\n',
    );
  });

  it.each(['video.other', 'article'] as const)('has the Open Graph type %s', (type) => {
    expect(headHtml({ title: 'A video', type })).toContain(`<meta property="og:type" content="${type}">`);
  });

  it('has an image and a canonical address without a secure connection', () => {
    const url = 'http://portal.example/';
    expect(headHtml({ title: 'Home', canonical: url, image: { url } }).split('\n')).toEqual([
      '<title>Home</title>',
      '<meta property="og:title" content="Home">',
      '<meta property="og:type" content="website">',
      `<meta property="og:url" content="${url}">`,
      `<meta property="og:image" content="${url}">`,
      `<link rel="canonical" href="${url}">`,
    ]);
  });

  it.each([
    '/relative',
    '//evil.example',
    'javascript:attacked()',
    'data:text/html,x',
    'https://',
    'x y',
    'x:https://portal.example',
  ])('has no canonical address and no image at %s', (url) => {
    const tags = readHead(headHtml({ title: 'Home', canonical: url, image: { url, alt: 'An image' } }));
    expect(tags.map(nameOf)).toEqual(['title', 'meta og:title', 'meta og:type']);
  });
});

describe('no value of a head', () => {
  const withAll = () => readHead(headHtml(filledWith('plain'))).map(nameOf);

  it.each(attackTexts)('leaves its tag with %j', (text) => {
    const tags = readHead(headHtml(filledWith(text)));
    expect(withAll()).toEqual(expect.arrayContaining(tags.map(nameOf)));
    expect(tags[0]).toEqual({ name: 'title', attributes: {}, text });
    expect(JSON.parse(tags.at(-1)?.text ?? '')).toEqual(JSON.parse(JSON.stringify(graph(text))));
  });

  it('leaves its tag, whatever it contains', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom(...attackTexts, '<', '"', "'", '&', '>', 'x')).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        const tags = readHead(headHtml(filledWith(text)));
        const of = (rel: string) => tags.find(({ attributes }) => attributes['rel'] === rel)?.attributes;
        expect(withAll()).toEqual(expect.arrayContaining(tags.map(nameOf)));
        const title = tags.find(({ name }) => name === 'title');
        expect(title?.text).toBe(text === '' ? undefined : text);
        expect(of('modulepreload')).toEqual(text === '' ? undefined : { rel: 'modulepreload', href: text });
        expect(Object.keys(of('preload') ?? {})).toEqual(
          text === '' ? [] : ['rel', 'as', 'type', 'crossorigin', 'href'],
        );
        expect(JSON.parse(tags.at(-1)?.text ?? '')).toEqual(JSON.parse(JSON.stringify(graph(text))));
      }),
    );
  });
});
