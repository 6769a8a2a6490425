import { describe, expect, it } from 'vitest';
import { cultureNames, initialCulture, readCulture } from '../../../src/domain/session/culture';

describe('the language of the interface', () => {
  it('is one of Danish, English, Swedish, Nynorsk and Polish [R-OTHER-009]', () => {
    expect([...cultureNames].sort()).toEqual(['da-DK', 'en-GB', 'nn-NO', 'pl-PL', 'sv-SE']);
  });

  it('is en-GB by default [R-OTHER-010 R-ENTITY-086 R-CONST-008]', () => {
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
  ])('is for the tag %j the culture %s', (tag, culture) => {
    expect(readCulture(tag)).toBe(culture);
  });

  it.each([
    ['en', 'en-GB', 'R-OTHER-011'],
    ['dk', 'da-DK', 'R-OTHER-011'],
    ['fi', 'fi-FI', 'R-OTHER-011'],
    ['gl', 'kl-GL', 'R-OTHER-011'],
    ['nn', 'nn-NO', 'R-OTHER-011'],
    ['pl', 'pl-PL', 'R-OTHER-011'],
    ['se', 'sv-SE', 'R-OTHER-011'],
  ])('is for the code %s of the data the culture %s [%s]', (code, culture) => {
    expect(readCulture(code)).toBe(culture);
  });

  it('is the stored choice, else the attribute, else the language of the company [A-147]', () => {
    expect(initialCulture({ stored: 'pl-PL', attribute: 'da-DK', company: 'sv-SE' })).toBe('pl-PL');
    expect(initialCulture({ attribute: 'da-DK', company: 'sv-SE' })).toBe('da-DK');
    expect(initialCulture({ stored: 'xx', company: 'sv-SE' })).toBe('sv-SE');
  });
});
