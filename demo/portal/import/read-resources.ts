import * as v from 'valibot';
import type { Offer, OfferType, PortalCatalog } from '../catalog-format';
import { readOfferType } from '../catalog/offer-kinds';
import { assembleCatalog } from './assemble-catalog';
import { cleanText, itemListParts, itemParts, languageTag, offerId } from './item-list';
import { languageName, makeTags, spoken } from './tag-maker';

const words = v.exactOptional(v.array(v.string()), []);

const resource = v.object({
  ...itemParts,
  url: v.string(),
  subtitle: v.exactOptional(v.string()),
  tags: words,
  level: words,
  audience: words,
  mediaTypes: words,
});

type Resource = v.InferOutput<typeof resource>;

const resourceList = v.object({ ...itemListParts, items: v.array(resource) });

const elsewhere: ReadonlySet<OfferType | undefined> = new Set([
  'video',
  'audio',
  'scorm',
  'moodle',
  undefined,
]);

/** Reads a list of training material that lies elsewhere: keywords, level, audience and kind of media. */
export function readResources(content: unknown): PortalCatalog {
  const { items, ...about } = v.parse(resourceList, content);
  const { tagCategories, tagsOf } = makeTags(items, [
    { id: 'keyword', name: 'Keyword', valuesOf: (item) => item.tags, isInterest: true },
    { id: 'level', name: 'Level', valuesOf: (item) => item.level },
    { id: 'audience', name: 'Audience', valuesOf: (item) => item.audience, nameOf: spoken },
    { id: 'language', name: 'Language', valuesOf: (item) => [languageTag(item.lang)], nameOf: languageName },
    { id: 'kind', name: 'Kind', valuesOf: (item) => item.mediaTypes, nameOf: spoken },
  ]);
  const offers = items.map((item, index) => ({ ...offerOf(item, index), tags: tagsOf(item) }));
  return assembleCatalog({ about, name: 'Open training material', offers, tagCategories });
}

function offerOf(item: Resource, index: number): Offer {
  const type = readOfferType(String(item.activityType));
  return {
    id: offerId(index),
    type: type === undefined || elsewhere.has(type) ? 'externalLink' : type,
    title: cleanText(item.title),
    description: cleanText([item.subtitle, item.description].filter((part) => part !== undefined).join('. ')),
    language: languageTag(item.lang),
    ...(item.author === undefined ? {} : { author: item.author }),
    ...(item.date === undefined ? {} : { date: item.date }),
    media: { url: item.url },
  };
}
