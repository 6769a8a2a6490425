import { describe, expect, it } from 'vitest';
import { cultureNames, initialCulture, readCulture } from '../../../src/domain/session/culture';

describe('the languages of the interface', () => {
  it('R-OTHER-009 are Danish, English, Swedish, Nynorsk and Polish', () => {
    expect([...cultureNames].sort()).toEqual(['da-DK', 'en-GB', 'nn-NO', 'pl-PL', 'sv-SE']);
  });

  it('R-OTHER-010 R-ENTITY-086 R-CONST-008 start with en-GB when nobody says otherwise', () => {
    expect(initialCulture({})).toBe('en-GB');
    expect(initialCulture({ attribute: 'tlh' })).toBe('en-GB');
  });

  it.each([
    ['da', 'da-DK'],
    ['DA-dk', 'da-DK'],
    ['sv-FI', 'sv-SE'],
    ['nb-NO', 'nn-NO'],
    ['no', 'nn-NO'],
    [' pl ', 'pl-PL'],
    ['fi', 'fi-FI'],
    ['kl', 'kl-GL'],
    ['dansk', undefined],
    ['', undefined],
  ])('reads the tag %j as %s', (tag, culture) => {
    expect(readCulture(tag)).toBe(culture);
  });

  it.each([
    ['R-OTHER-011', 'en', 'en-GB'],
    ['R-OTHER-011', 'dk', 'da-DK'],
    ['R-OTHER-011', 'fi', 'fi-FI'],
    ['R-OTHER-011', 'gl', 'kl-GL'],
    ['R-OTHER-011', 'nn', 'nn-NO'],
    ['R-OTHER-011', 'pl', 'pl-PL'],
    ['R-OTHER-011', 'se', 'sv-SE'],
  ])('%s reads the data code %s as %s', (_, code, culture) => {
    expect(readCulture(code)).toBe(culture);
  });

  it('A-147 prefers the stored choice to the attribute and that to the company’s language', () => {
    expect(initialCulture({ stored: 'pl-PL', attribute: 'da-DK', company: 'sv-SE' })).toBe('pl-PL');
    expect(initialCulture({ attribute: 'da-DK', company: 'sv-SE' })).toBe('da-DK');
    expect(initialCulture({ stored: 'xx', company: 'sv-SE' })).toBe('sv-SE');
  });
});
