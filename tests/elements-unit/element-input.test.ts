import { describe, expect, it } from 'vitest';
import { sortInput } from '../../elements/frameworks/element-input';

const listener = (): void => {};
const getAccessToken = (): string => 'token';

describe('the input of a component', () => {
  it('becomes attributes where it is text, also by the name of the property [R-EMBED-037]', () => {
    const input = { configUrl: '/a', 'base-path': '/b', headingLevel: 3, results: true, theme: 'dark' };
    expect(sortInput('lp-search', input)).toEqual({
      attributes: { 'config-url': '/a', 'base-path': '/b', 'heading-level': '3', results: '', theme: 'dark' },
      properties: {},
      listeners: {},
      others: {},
    });
  });

  it.each([false, undefined, null])('has no attribute for %s [R-EMBED-037]', (results) => {
    expect(sortInput('lp-search', { results })).toMatchObject({ attributes: {}, properties: {} });
  });

  it('becomes properties where it is an object or a function, and where it is the token [O-10]', () => {
    const config = { catalogs: [] };
    const input = { config, 'get-access-token': getAccessToken, accessToken: 'secret', session: {} };
    const { attributes, properties } = sortInput('lp-catalog-home', input);
    expect(attributes).toEqual({});
    expect(properties).toEqual({ config, getAccessToken, accessToken: 'secret', session: {} });
  });

  it('is an attribute where a configuration is written as JSON [A-126]', () => {
    expect(sortInput('lp-lists', { config: '{}' }).attributes).toEqual({ config: '{}' });
  });

  it('becomes listeners by event, and a missing one becomes none [R-EMBED-037]', () => {
    const input = { onLpNavigate: listener, onLpListChange: [listener], onLpReady: undefined };
    expect(sortInput('lp-lists', input).listeners).toEqual({
      'lp-navigate': listener,
      'lp-list-change': [listener],
    });
  });

  it('leaves to the framework what every element has, or only another element [R-EMBED-037]', () => {
    const input = { id: 'a', 'aria-label': 'b', onClick: listener, onLpOther: listener, mediaId: '1' };
    expect(sortInput('lp-search', input)).toEqual({
      attributes: {},
      properties: {},
      listeners: {},
      others: input,
    });
  });
});
