import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commonProperties, elements, events } from '../../elements/description';
import { propertyName } from '../../elements/property-name';

const rows = Object.entries(elements);

describe('the description of the elements', () => {
  it('A-158 has five tags', () => {
    const tags = ['lp-catalog-home', 'lp-search', 'lp-lists', 'lp-media-player', 'lp-favourites-button'];
    expect(Object.keys(elements).sort()).toEqual(tags.sort());
  });

  it('A-158 has a row for each element that is built', () => {
    const files = readdirSync('elements').filter((name) => /^lp-.*\.ts$/.test(name));
    expect(files.map((name) => name.replace('.ts', '')).sort()).toEqual(Object.keys(elements).sort());
  });

  it.each(rows)('A-161 gives %s what every element has', (_, { attributes }) => {
    expect(Object.keys(attributes)).toEqual(
      expect.arrayContaining(['catalog-id', 'lang', 'portal-url', 'config-url', 'session-url']),
    );
  });

  it.each([
    { id: 'A-156', tag: 'lp-catalog-home', names: ['router', 'base-path'] },
    { id: 'A-158', tag: 'lp-catalog-home', names: ['blocks', 'chrome'] },
    { id: 'A-160', tag: 'lp-search', names: ['results'] },
    { id: 'A-161', tag: 'lp-lists', names: ['list-type', 'list-id'] },
    { id: 'A-161', tag: 'lp-media-player', names: ['media-id', 'media-type', 'course-id'] },
    { id: 'A-161', tag: 'lp-favourites-button', names: ['element-id', 'type', 'name'] },
  ] as const)('$id gives $tag $names', ({ tag, names }) => {
    expect(Object.keys(elements[tag].attributes)).toEqual(expect.arrayContaining([...names]));
  });

  it('O-10 no token stands in a document, neither does the session', () => {
    for (const [, { attributes }] of rows)
      expect(Object.keys(attributes).filter((name) => /token|^session$/i.test(name))).toEqual([]);
    expect(Object.keys(commonProperties).sort()).toEqual([
      'accessToken',
      'analytics',
      'getAccessToken',
      'notifications',
      'searchSource',
      'sendFeedback',
      'session',
    ]);
  });

  it('A-156 A-157 only what the page may handle itself can be cancelled', () => {
    const cancelable = Object.entries(events).flatMap(([name, row]) => (row.cancelable ? [name] : []));
    expect(cancelable.sort()).toEqual(['lp-login-required', 'lp-navigate']);
  });

  it.each([
    ['catalog-id', 'catalogId'],
    ['heading-level', 'headingLevel'],
    ['lang', 'lang'],
  ])('A-161 the property of %s is %s', (attribute, property) => {
    expect(propertyName(attribute)).toBe(property);
  });
});
