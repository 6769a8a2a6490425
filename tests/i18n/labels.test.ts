import { describe, expect, it } from 'vitest';
import { withLabels } from '../../src/i18n/labels';
import { problemMessage } from '../../src/domain/setup/problem';

const ours = { OK: 'OK', CLOSE: 'Close', SEATS_one: '{{count}} seat', SEATS_other: '{{count}} seats' };
const read = (labels: object, culture = 'da-DK') =>
  withLabels(ours, labels as Record<string, unknown>, culture);

describe('the labels of a page', () => {
  it('override ours in every language, and those of one language override the general ones', () => {
    const labels = { OK: 'Fine', CLOSE: 'Away', 'da-DK': { OK: 'Fint' }, 'en-GB': { OK: 'Very well' } };
    expect(read(labels)).toEqual({ texts: { ...ours, OK: 'Fint', CLOSE: 'Away' }, problems: [] });
    expect(read(labels, 'sv-SE').texts).toEqual({ ...ours, OK: 'Fine', CLOSE: 'Away' });
  });

  it('apply to every form of a plural, or to one', () => {
    expect(read({ SEATS: '{{count}} left' }).texts).toMatchObject({
      SEATS_one: '{{count}} left',
      SEATS_other: '{{count}} left',
    });
    expect(read({ SEATS_one: 'the last' }).texts).toMatchObject({
      SEATS_one: 'the last',
      SEATS_other: '{{count}} seats',
    });
  });

  it.each([
    [{ SIGN_ON: 'x' }, 'labels.SIGN_ON: expected the key of a text, got "SIGN_ON"'],
    [{ 'da-DK': { SIGN_ON: 'x' } }, 'labels.da-DK.SIGN_ON: expected the key of a text, got "SIGN_ON"'],
    [{ 'xx-XX': { OK: 'x' } }, 'labels.xx-XX: expected the key of a text, got "xx-XX"'],
    [{ OK: 3 }, 'labels.OK: expected a text, got 3'],
    [{ 'da-DK': 'x' }, 'labels.da-DK: expected texts by key, got "x"'],
    [['x'], 'labels: expected texts by key, got ["x"]'],
  ])('are reported and ignored for %j: %s [O-11]', (labels, problem) => {
    const { texts, problems } = read(labels);
    expect(texts).toEqual(ours);
    expect(problems.map(problemMessage)).toEqual([problem]);
    expect(problems.map(({ code }) => code)).toEqual(['labels']);
  });
});
