import { describe, expect, it } from 'vitest';
import { contentWords } from '../../../../src/domain/search/nearest/content-words';

describe('the content words of a phrase', () => {
  it.each([
    ['en-GB', 'how do I give first aid to a child?', 'first aid child'],
    ['en-GB', 'What’s the best way to learn Excel?', 'best way Excel'],
    ['da-DK', 'Hvordan giver jeg førstehjælp til et barn?', 'førstehjælp barn'],
    ['sv-SE', 'Hur ger jag första hjälpen till ett barn?', 'första hjälpen barn'],
    ['nn-NO', 'Korleis gir eg førstehjelp til eit barn?', 'førstehjelp barn'],
    ['pl-PL', 'Jak mogę udzielić pierwszej pomocy dla dziecka?', 'udzielić pierwszej pomocy dziecka'],
    ['fi-FI', 'Miten minä voin antaa ensiapua lapselle?', 'antaa ensiapua lapselle'],
    ['kl-GL', 'first aid?', 'first aid'],
  ])('name the subject of a question in %s: %s', (culture, phrase, words) => {
    expect(contentWords(phrase, culture)).toBe(words);
  });

  it.each([
    ['C++ or C# with .NET', 'C++ C# .NET'],
    ['e-learning, “on-site” (2026)', 'e-learning on-site 2026'],
    ['How do I use IT?', 'use IT'],
    ['WHAT IS IT SECURITY', 'SECURITY'],
    ['dementia', 'dementia'],
    ['how to', ''],
    ['???', ''],
  ])('stay as they are written, without the punctuation around them: %s', (phrase, words) => {
    expect(contentWords(phrase, 'en-GB')).toBe(words);
  });

  it('depend on the language', () => {
    expect(contentWords('dog man', 'en-GB')).toBe('dog man');
    expect(contentWords('dog man', 'da-DK')).toBe('dog');
  });
});
