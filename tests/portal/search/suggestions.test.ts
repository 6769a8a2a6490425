import { describe, expect, it } from 'vitest';
import type { Offer } from '../../../demo/portal/catalog-format';
import { openPortal } from '../open-portal';
import { smallCatalog } from '../small-catalog';

interface Answer {
  items: { id: string; value: string }[];
}

const base = '/services/search/api/v1/catalog/1';
const course = (title: Offer['title'], index: number): Offer => ({
  id: String(index),
  type: 'course',
  title,
  description: 'Two days',
});

const aid = {
  'en-GB': 'First aid for all',
  'da-DK': 'Førstehjælp for alle',
  'sv-SE': 'Första hjälpen för alla',
  'nn-NO': 'Førstehjelp for alle',
  'pl-PL': 'Pierwsza pomoc dla wszystkich',
};
const titles: Offer['title'][] = [
  'Sorting waste: e-learning',
  'Maths through play: e-learning',
  'New as a leader: the annual conference',
  'Leadership in practice, with many more words than any other title has',
  aid,
  'A plan: to lead',
];

async function opened(offers: readonly Offer['title'][] = titles) {
  const { json } = await openPortal({
    catalog: { ...smallCatalog, people: [], offers: offers.map(course) },
  });
  const request = async (path: string, phrase: string, culture = 'en-GB') => {
    const headers = { 'accept-language': culture };
    const { items } = await json<Answer>(`${base}/${path}=${encodeURIComponent(phrase)}`, { headers });
    return items.map(({ id }) => id);
  };
  return {
    suggested: (phrase: string, culture?: string) => request('autocomplete?query', phrase, culture),
    found: (phrase: string, culture?: string) => request('search?q', phrase, culture),
  };
}

describe('the suggestions for a phrase', () => {
  it.each([
    ['lea', ['3', '2', '5', '0', '1']],
    ['lead', ['3', '2', '5']],
    ['learning', ['0', '1']],
    ['aid', ['4']],
  ])(
    'begin with the titles that begin with “%s”, then go by its place in the title: %j',
    async (phrase, ids) => {
      const { suggested } = await opened();
      expect(await suggested(phrase)).toEqual(ids);
    },
  );

  it('begin with what is in the language of the interface', async () => {
    const { suggested } = await opened([
      { 'en-GB': 'Excel at work' },
      { 'da-DK': 'Hverdag med Excel', 'en-GB': 'Everyday Excel' },
    ]);
    expect(await suggested('excel', 'da-DK')).toEqual(['1', '0']);
    const both = await opened([
      { 'en-GB': 'Excel at work', 'da-DK': 'Excel på arbejde' },
      { 'en-GB': 'Excel abroad' },
      'Better with Excel',
    ]);
    expect(await both.suggested('excel', 'da-DK')).toEqual(['0', '2', '1']);
  });
});

describe('a search', () => {
  it('begins with the titles that begin with the phrase, however long they are', async () => {
    const { found } = await opened();
    expect((await found('lea'))[0]).toBe('3');
  });

  it.each([
    ['How do I give first aid?', 'en-GB'],
    ['where can I learn about first aid', 'en-GB'],
    ['Hvordan giver jeg førstehjælp?', 'da-DK'],
    ['Hur ger jag första hjälpen?', 'sv-SE'],
    ['Korleis gjev eg førstehjelp?', 'nn-NO'],
    ['Gdzie jest pierwsza pomoc?', 'pl-PL'],
    ['Hvordan giver jeg førstehjælp?', 'en-GB'],
    ['Gdzie jest pierwsza pomoc?', 'sv-SE'],
  ])('finds by the content words of a question: “%s” in %s', async (phrase, culture) => {
    const { found, suggested } = await opened();
    expect(await found(phrase, culture)).toEqual(['4']);
    expect(await suggested(phrase, culture)).toEqual(['4']);
  });

  it.each([
    ['a phrase of which something has all words, by all of them', 'new as a leader', ['2']],
    ['a question with a content word that nothing has, by nothing', 'how do I give first xyzzy', []],
    ['words that are no content words, by nothing', 'how do I', []],
  ])('finds %s', async (_, phrase, ids) => {
    expect(await (await opened()).found(phrase)).toEqual(ids);
  });
});
