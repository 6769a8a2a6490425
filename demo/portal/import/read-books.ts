import * as v from 'valibot';
import type { Offer, OfferType, PortalCatalog } from '../catalog-format';
import { readOfferType } from '../catalog/offer-kinds';
import { assembleCatalog } from './assemble-catalog';
import { cleanText, itemListParts, itemParts, languageTag, offerId } from './item-list';
import { languageName, makeTags, spoken } from './tag-maker';

const book = v.object({
  ...itemParts,
  kind: v.string(),
  url: v.string(),
  note: v.exactOptional(v.string()),
  tags: v.exactOptional(v.array(v.string()), []),
});

type Book = v.InferOutput<typeof book>;

const bookList = v.object({ ...itemListParts, items: v.array(book) });

/** Headings that only sort other headings are no topics. */
const isHeading = /^[A-Z]{2,}( [A-Z]+)+$/;

/** Material that lies elsewhere cannot be played here: it is opened as a link. */
const elsewhere: ReadonlySet<OfferType | undefined> = new Set([
  'video',
  'audio',
  'scorm',
  'moodle',
  undefined,
]);

/** Reads a list of books and courses that lie elsewhere: title, address, author, topics and kind. */
export function readBooks(content: unknown): PortalCatalog {
  const { items, ...about } = v.parse(bookList, content);
  const topicsOf = (item: Book) => item.tags.filter((topic) => !isHeading.test(topic));
  const { tagCategories, tagsOf } = makeTags(items, [
    { id: 'topic', name: 'Topic', valuesOf: topicsOf, isInterest: true },
    { id: 'language', name: 'Language', valuesOf: (item) => [languageTag(item.lang)], nameOf: languageName },
    { id: 'kind', name: 'Kind', valuesOf: (item) => [item.kind], nameOf: spoken },
  ]);
  const offers = items.map((item, index): Offer => {
    const type = readOfferType(String(item.activityType));
    return {
      id: offerId(index),
      type: type === undefined || elsewhere.has(type) ? 'externalLink' : type,
      title: cleanText(item.title),
      description: [cleanText(item.author ?? ''), topicsOf(item).join(', '), item.note ?? '']
        .filter((part) => part !== '')
        .join(' · '),
      language: languageTag(item.lang),
      ...(item.author === undefined ? {} : { author: cleanText(item.author) }),
      tags: tagsOf(item),
      media: { url: item.url },
    };
  });
  return assembleCatalog({ about, name: 'Open books and courses', offers, tagCategories });
}
