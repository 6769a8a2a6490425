import { describe, expect, it } from 'vitest';
import {
  internalLinkProblem,
  internalLinkTarget,
  readInternalLink,
} from '../../../src/domain/navigation/internal-link';
import { problemMessage } from '../../../src/domain/setup/problem';

const target = (config: object) => internalLinkTarget({ id: '7', link: JSON.stringify(config) });

describe('an internal page link', () => {
  it.each([
    [{ internalPageType: 'search', searchPhrase: ' aid ' }, 'searchLink', 'R-OTHER-020'],
    [{ internalPageType: 'searchAll' }, 'searchAllLink', 'R-OTHER-022'],
    [{ internalPageType: 'MYACTIVITIES' }, 'myActivities', 'R-OTHER-028'],
    [{ internalPageType: 0, searchPhrase: 'aid' }, 'searchLink', 'A-044'],
    [{ internalPageType: '1' }, 'searchAllLink', 'A-044'],
    [{ internalPageType: 2 }, 'myActivities', 'A-044'],
    [{ internalPageType: 'search' }, 'searchAllLink', 'A-044'],
  ])('with %o opens %s [%s]', (...[config, name]) => {
    const phrase = name === 'searchLink' ? { phrase: 'aid' } : {};
    expect(target(config)?.route).toEqual({ name, elementId: '7', ...phrase });
  });

  it('carries its filters in the query string [R-ENTITY-017]', () => {
    const config = {
      internalPageType: 'searchAll',
      types: [101, 'video'],
      tag: ['1', { id: 2, name: 'Two' }],
      classTag: [3],
      statuses: ['USC'],
      mandatory: true,
      date: '2026-03-01',
    };
    expect(target(config)?.query).toBe('ma=true&ty=101&ty=202&ta=1&ta=2&cta=3&usc=USC&std=2026-03-01');
  });

  it('carries the archived flag to my activities [R-OTHER-029 R-ENTITY-017]', () => {
    const config = {
      internalPageType: 'myActivities',
      statusOnSystemTypes: [1, 2],
      myActivitiesArchived: true,
    };
    expect(target(config)?.query).toBe('sat=1&sat=2&maa=true');
  });

  it.each([
    '',
    'no json',
    '{',
    'null',
    '[]',
    '7',
    '{}',
    '{"internalPageType":"elsewhere"}',
    '{"internalPageType":9}',
  ])('opens nothing with %j [A-044]', (link) => {
    expect(readInternalLink(link)).toBeUndefined();
    expect(internalLinkTarget({ id: '7', link })).toBeUndefined();
  });

  it.each([
    ['{', 'link: expected the JSON text of an object, got "{"'],
    [undefined, 'link: expected the JSON text of an object, got nothing'],
    ['7', 'link: expected the JSON text of an object, got "7"'],
    ['{}', 'link.internalPageType: expected search, searchAll, myActivities or 0 to 2, got nothing'],
    [
      '{"internalPageType":"elsewhere"}',
      'link.internalPageType: expected search, searchAll, myActivities or 0 to 2, got "elsewhere"',
    ],
  ])('%j has the problem %s [A-044 O-11]', (link, problem) => {
    const read = internalLinkProblem(link);
    expect(read && problemMessage(read)).toBe(problem);
  });

  it('has no problem when it can be read [A-044]', () => {
    expect(internalLinkProblem('{"internalPageType":1}')).toBeUndefined();
  });

  it('opens nothing without a configuration [A-044]', () => {
    expect(internalLinkTarget({ id: '7' })).toBeUndefined();
  });
});
