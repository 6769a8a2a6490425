import type { Offer } from '../../catalog-format';
import type { LoadedPart } from '../../catalog/loaded-catalog';
import { kindOf } from '../../catalog/offer-kinds';
import { textIn } from '../../catalog/text';
import { nextClass } from '../../search/choices/class-choice';
import { foreignLanguage } from '../../search/words/foreign-language';
import { statusReader } from '../../search/person-status';
import { searchItem } from '../../search/search-item';
import { rankedBy, titlePosition } from '../../search/words/title-position';
import { frequentPhrases, latestPhrases, rememberPhrase } from '../../store/phrases';
import { type Call, type Operation, refuse } from '../operation';
import { partOf } from '../parts';
import { relatedMedia } from '../media/related-media';
import { runSearch } from './run-search';

const suggestionCount = 8;
const suggestionCharacters = 90;
const mostKeys = 30;

/** The search service (R-API-010 to R-API-022). */
export const searchOperations: readonly Operation[] = [
  {
    id: 'searchCatalog',
    service: 'search',
    method: 'GET',
    path: '/:scope/:id/search',
    answer: searchCatalog,
  },
  {
    id: 'searchAllInCatalog',
    service: 'search',
    method: 'GET',
    path: '/:scope/:id/search/all',
    answer: (call) => runSearch(call, { part: partOf(call), phrase: undefined }),
  },
  {
    id: 'autocomplete',
    service: 'search',
    method: 'GET',
    path: '/:scope/:id/autocomplete',
    answer: autocomplete,
  },
  { id: 'searchHistory', service: 'search', method: 'GET', path: '/:scope/:id/history', answer: history },
  { id: 'searchRecent', service: 'search', method: 'GET', path: '/:scope/:id/recent', answer: recent },
  { id: 'listing', service: 'search', method: 'GET', path: '/listing', answer: listing },
  {
    id: 'relatedMedia',
    service: 'search',
    method: 'GET',
    path: '/catalog/:id/media/:mediaId/related',
    answer: relatedMedia,
  },
];

function searchCatalog(call: Call) {
  const part = partOf(call);
  const phrase = call.url.searchParams.get('q')?.trim() ?? '';
  if (phrase === '') refuse(400, 'q must hold a phrase', 'q');
  const isFirstPage = !call.url.searchParams.has('cursor');
  if (isFirstPage && call.viewer.login === 'user') {
    rememberPhrase(call.data.store, call.viewer.person.id, phrase);
  }
  return runSearch(call, { part, phrase });
}

function autocomplete(call: Call) {
  const part: LoadedPart = partOf(call);
  const phrase = call.url.searchParams.get('query') ?? '';
  const found = call.data.index
    .find(phrase, call.culture, true)
    .filter((offer) => !offer.isArchived && part.has(offer));
  const titleOf = (offer: Offer) => textIn(offer.title, call.culture);
  const byPosition = rankedBy(found, (offer) => titlePosition(titleOf(offer), phrase));
  // What is in the language of the interface comes first.
  const ordered = rankedBy(byPosition, (offer) =>
    foreignLanguage(offer, call.culture).language === undefined ? 0 : 1,
  );
  const items = ordered.slice(0, suggestionCount).map((offer) => ({
    id: offer.id,
    value: titleOf(offer),
    type: kindOf(offer.type).code,
    description: firstWords(textIn(offer.description, call.culture)),
    ...(offer.imageId === undefined ? {} : { imageURL: offer.imageId }),
  }));
  return { items };
}

/** A suggestion has one line: its first words, without markup. */
function firstWords(description: string): string {
  const words = description
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length <= suggestionCharacters ? words : `${words.slice(0, suggestionCharacters).trimEnd()}…`;
}

function history(call: Call) {
  partOf(call);
  const phrases = call.viewer.login === 'user' ? latestPhrases(call.data.store, call.viewer.person.id) : [];
  return { data: phrases.map((title) => ({ title })) };
}

function recent(call: Call) {
  partOf(call);
  return { data: frequentPhrases(call.data.store).map((title) => ({ title })) };
}

function listing(call: Call) {
  const keys = call.url.searchParams.getAll('keys');
  if (keys.length === 0 || keys.length > mostKeys) refuse(400, `keys must be 1 to ${mostKeys}`, 'keys');
  const { catalog } = call.data;
  const statusOf = statusReader(call.viewer.person);
  const offers = keys.flatMap((key) => catalog.offers.get(key.slice(key.indexOf(':') + 1)) ?? []);
  const items = offers.map((offer) =>
    searchItem(offer, {
      culture: call.culture,
      status: statusOf(offer),
      offerClass: nextClass(offer, catalog),
      catalog,
    }),
  );
  return { items };
}
