import { previewItems } from '../../domain/limits';
import type { Operation } from '../endpoints';
import type { Http } from '../http';
import { sampleTexts, type SampleTexts } from './sample-texts';

interface SampleSettings {
  culture: () => string;
  /** Demo mode also answers search, suggestions and lists; preview only what blocks ask. */
  isDemo: boolean;
}

/**
 * Answers calls from fixed samples, so that preview and demo mode differ from the real thing in one place only. What has
 * no sample goes to the server, and a failing server never turns into samples.
 */
export function createSampleHttp(http: Http, { culture, isDemo }: SampleSettings): Http {
  return {
    send(operation, input, signal) {
      const make = blockSamples[operation] ?? (isDemo ? demoSamples[operation] : undefined);
      return make ? Promise.resolve(make(sampleTexts(culture()))) : http.send(operation, input, signal);
    },
    follow: (link, signal) => http.follow(link, signal),
  };
}

type Samples = Partial<Record<Operation, (texts: SampleTexts) => unknown>>;

/** The section codes of sample items: courses and e-learning (R-ENTITY-055). */
const sampleTypes = [101, 102] as const;

function five<Item>(make: (number: number, type: number) => Item): Item[] {
  return Array.from({ length: previewItems }, (_, index) =>
    make(index + 1, sampleTypes[index % sampleTypes.length] ?? 101),
  );
}

const nameOf = (texts: SampleTexts, type: number, number: number): string =>
  `${type === 102 ? texts.eLearning : texts.course} ${number}`;

const activities = (texts: SampleTexts) =>
  five((number, type) => ({
    elementId: `sample-${number}`,
    name: nameOf(texts, type, number),
    description: texts.description,
    type,
    status: 'USES',
  }));

const done = (): undefined => undefined;

/** What blocks ask, and every write that a block or a heart can make: nothing is created in preview (R-OTHER-012, R-OTHER-015). */
const blockSamples: Samples = {
  myActivities: activities,
  targetGroups: activities,
  catalogPosts: (texts) =>
    five((number) => ({
      id: `sample-${number}`,
      title: `${texts.news} ${number}`,
      appetizer: texts.description,
    })),
  favouriteInfo: () => ({ data: [] }),
  addFavourite: done,
  deleteFavourite: done,
  addListItem: done,
  deleteListItem: done,
  createList: () => ({ id: 'sample-list' }),
  addInterests: done,
  deleteInterests: done,
  saveCustomElementsOrder: done,
};

const results = (texts: SampleTexts) => ({
  count: previewItems,
  items: five((number, type) => ({
    id: `sample-${number}`,
    type,
    title: nameOf(texts, type, number),
    description: texts.description,
    courseCompletionStatus: 'UNSU',
  })),
});

const oneList = (texts: SampleTexts) => ({
  id: 'sample-list',
  name: texts.list,
  description: texts.description,
  ownership: 'Owned',
});

const demoSamples: Samples = {
  searchCatalog: results,
  searchAllInCatalog: results,
  listing: results,
  autocomplete: (texts) => ({
    items: five((number, type) => ({ id: `sample-${number}`, value: nameOf(texts, type, number), type })),
  }),
  searchHistory: (texts) => ({ data: [{ title: texts.course }] }),
  searchRecent: (texts) => ({ data: [{ title: texts.eLearning }] }),
  categorizedTags: () => [],
  favouriteList: (texts) => ({ ...oneList(texts), items: sampleRows() }),
  ownedLists: (texts) => [{ ...oneList(texts), numberOfItems: previewItems }],
  followedLists: () => [],
  listInfo: oneList,
  listItems: () => sampleRows(),
};

const sampleRows = () =>
  five((number, type) => ({ id: `row-${number}`, elementId: `sample-${number}`, type, orderNumber: number }));
