import * as v from 'valibot';
import type { Offer, PortalCatalog } from '../catalog-format';
import { escapeHtml } from '../pages/page';
import { assembleCatalog } from './assemble-catalog';
import { cleanText, itemListParts, itemParts, languageTag, offerId } from './item-list';
import { languageName, makeTags, spoken } from './tag-maker';

const words = v.exactOptional(v.array(v.string()), []);

const module = v.object({
  ...itemParts,
  kind: v.picklist(['material', 'course', 'plan']),
  minutes: v.exactOptional(v.number()),
  text: v.exactOptional(v.string()),
  abstract: v.exactOptional(v.string()),
  units: words,
  modules: words,
  level: words,
  roles: words,
  products: words,
});

type Module = v.InferOutput<typeof module>;

const moduleList = v.object({ ...itemListParts, items: v.array(module) });

/** Reads a list of short texts that make up modules, which make up learning paths. */
export function readModules(content: unknown): PortalCatalog {
  const { items, ...about } = v.parse(moduleList, content);
  const { tagCategories, tagsOf } = makeTags(items, [
    { id: 'product', name: 'Product', valuesOf: (item) => item.products, nameOf: spoken, isInterest: true },
    { id: 'role', name: 'Role', valuesOf: (item) => item.roles, nameOf: spoken },
    { id: 'level', name: 'Level', valuesOf: (item) => item.level, nameOf: spoken },
    { id: 'language', name: 'Language', valuesOf: (item) => [languageTag(item.lang)], nameOf: languageName },
  ]);
  const idOf = new Map(items.map((item, index) => [item.id, offerId(index)]));
  const idsOf = (names: readonly string[]) => names.flatMap((name) => idOf.get(name) ?? []);
  const offers = items.map((item, index): Offer => ({
    ...kinds[item.kind](item, idsOf),
    id: offerId(index),
    title: cleanText(item.title),
    language: languageTag(item.lang),
    tags: tagsOf(item),
    ...(item.date === undefined ? {} : { date: item.date }),
  }));
  return assembleCatalog({ about, name: 'Open modules', offers, tagCategories });
}

type OfferPart = Pick<Offer, 'type' | 'description' | 'media' | 'materials' | 'isWithoutSignup' | 'parts'>;

/** What each kind of item becomes: a text is designer content, a module a course of its texts, a path a plan. */
const kinds: Readonly<
  Record<Module['kind'], (item: Module, idsOf: (names: readonly string[]) => string[]) => OfferPart>
> = {
  material: (item) => ({
    type: 'eDesigner',
    description: paragraphs(item.description, item.text),
    media: {
      ...(item.minutes === undefined ? {} : { length: `${item.minutes} {minutes}` }),
      showRelated: true,
    },
  }),
  course: (item, idsOf) => ({
    type: 'eLearning',
    description: paragraphs(item.description, item.abstract),
    materials: { ungrouped: idsOf(item.units), groups: [] },
    isWithoutSignup: true,
  }),
  plan: (item) => ({
    type: 'plan',
    description: paragraphs(item.description),
    parts: item.modules.length,
  }),
};

function paragraphs(...texts: (string | undefined)[]): string {
  return texts
    .filter((text) => text !== undefined)
    .map((text) => `<p>${escapeHtml(cleanText(text))}</p>`)
    .join('');
}
