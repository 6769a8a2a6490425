import { createInstance } from 'i18next';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Translate } from '../../src/i18n/texts';
import { durationText } from '../../src/widgets/activity-card/duration-text';

async function textsOf(culture: string): Promise<Translate> {
  const texts = JSON.parse(readFileSync(`locales/${culture}.json`, 'utf8')) as Record<string, string>;
  const i18n = createInstance();
  await i18n.init({ lng: culture, resources: { [culture]: { translation: texts } } });
  return (key, values) => i18n.t(key, values ?? {});
}

describe('a duration in words', () => {
  it.each([
    ['en-GB', '1 hour 5 minutes', '2 hours 1 minute', '22 minutes', '5 hours'],
    ['da-DK', '1 time 5 minutter', '2 timer 1 minut', '22 minutter', '5 timer'],
    ['sv-SE', '1 timme 5 minuter', '2 timmar 1 minut', '22 minuter', '5 timmar'],
    ['nn-NO', '1 time 5 minutt', '2 timar 1 minutt', '22 minutt', '5 timar'],
    ['pl-PL', '1 godzina 5 minut', '2 godziny 1 minuta', '22 minuty', '5 godzin'],
    ['fi-FI', '1 tunti 5 minuuttia', '2 tuntia 1 minuutti', '22 minuuttia', '5 tuntia'],
  ])('has the plural forms of %s [O-20]', async (culture, ...expected) => {
    const t = await textsOf(culture);
    expect([65, 121, 22, 300].map((minutes) => durationText(minutes, t))).toEqual(expected);
  });

  it('is rounded to minutes, and empty without any', async () => {
    const t = await textsOf('en-GB');
    expect([59.6, 0.2, 0].map((minutes) => durationText(minutes, t))).toEqual(['1 hour', '', '']);
  });
});
