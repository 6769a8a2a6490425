import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cancelableEvents, commonProperties, elements } from '../../elements/description';
import { propertyName } from '../../elements/property-name';

const rows = Object.entries(elements);

describe('the description of the elements', () => {
  it('has five tags [A-158]', () => {
    const tags = ['lp-catalog-home', 'lp-search', 'lp-lists', 'lp-media-player', 'lp-favourites-button'];
    expect(Object.keys(elements).sort()).toEqual(tags.sort());
  });

  it('has an entry for each element in the build [A-158]', () => {
    const files = readdirSync('elements').filter((name) => /^lp-.*\.ts$/.test(name));
    expect(files.map((name) => name.replace('.ts', '')).sort()).toEqual(Object.keys(elements).sort());
  });

  it.each(rows)('has for %s the attributes of every element [A-161]', (_, { attributes }) => {
    expect(Object.keys(attributes)).toEqual(
      expect.arrayContaining(['catalog-id', 'lang', 'portal-url', 'config-url', 'session-url']),
    );
  });

  it.each([
    ['lp-catalog-home', ['router', 'base-path'], 'A-156'],
    ['lp-catalog-home', ['blocks', 'chrome'], 'A-158'],
    ['lp-search', ['results'], 'A-160'],
    ['lp-lists', ['list-type', 'list-id'], 'A-161'],
    ['lp-media-player', ['media-id', 'media-type', 'course-id'], 'A-161'],
    ['lp-favourites-button', ['element-id', 'type', 'name'], 'A-161'],
  ] as const)('has for %s the attributes %j [%s]', (...[tag, names]) => {
    expect(Object.keys(elements[tag].attributes)).toEqual(expect.arrayContaining([...names]));
  });

  it('has neither a token nor a session as an attribute [O-10]', () => {
    for (const [, { attributes }] of rows)
      expect(Object.keys(attributes).filter((name) => /token|^session$/i.test(name))).toEqual([]);
    expect(Object.keys(commonProperties).sort()).toEqual([
      'accessToken',
      'analytics',
      'getAccessToken',
      'notifications',
      'positions',
      'searchSource',
      'sendFeedback',
      'session',
    ]);
  });

  it('makes only events cancelable that the page can handle itself [A-156 A-157]', () => {
    expect([...cancelableEvents].sort()).toEqual(['lp-login-required', 'lp-navigate']);
  });

  it.each([
    ['catalog-id', 'catalogId'],
    ['heading-level', 'headingLevel'],
    ['lang', 'lang'],
  ])('has for %s the property %s [A-161]', (attribute, property) => {
    expect(propertyName(attribute)).toBe(property);
  });
});
