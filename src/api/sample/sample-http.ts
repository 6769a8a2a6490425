import { endpoints, type Operation } from '../http/endpoints';
import type { Http } from '../http/http';
import type { SampleInput, Samples, SamplesOfKinds } from './block-samples';
import { five, nameOf, previewItems } from './sample-rows';
import { forcedState, inState } from './sample-states';
import { sampleTexts, type SampleTexts } from './sample-texts';

interface SampleSettings {
  culture: () => string;
  /** Demo mode also returns samples for search, suggestions and lists. @see A-134 */
  isDemo: boolean;
  /** Preview returns samples for the requests of blocks, and simulates every write. @see R-OTHER-012 R-OTHER-015 */
  isPreview: boolean;
  /** The blocks that show another state than their samples. @see A-034 */
  previewAs?: string | undefined;
  /** The samples of the kinds of blocks. */
  samples: SamplesOfKinds;
}

/**
 * Returns fixed samples for calls, so that preview and demo mode differ from the real application in one module only.
 * Calls without a sample go to the server. A server failure is never replaced by samples.
 * @see A-134
 */
export function createSampleHttp(
  http: Http,
  { culture, isDemo, isPreview, previewAs, samples }: SampleSettings,
): Http {
  return {
    send(operation, input, signal) {
      const block = isPreview ? blockSample(samples, operation, input as object) : undefined;
      const make = block?.make ?? (isDemo ? demoSamples[operation] : undefined);
      if (make) {
        const answer = make(sampleTexts(culture()));
        const state = block?.type === undefined ? undefined : forcedState(previewAs, block.type);
        return state ? inState(state, { operation, answer, signal }) : Promise.resolve(answer);
      }
      // Simulate every write, because the sample person must not create or change anything. @see R-OTHER-015 A-034
      if (endpoints[operation].isWrite) return Promise.resolve(fakedWrites[operation]);
      return http.send(operation, input, signal);
    },
    follow: (link, signal) => http.follow(link, signal),
  };
}

interface BlockSample {
  /** Creates the response. Undefined if blocks do not make the call. */
  make: Samples[Operation];
  /** The content type of the block that makes the call. Undefined if the input does not identify it. */
  type?: string | undefined;
}

/** Returns the sample of a call that blocks make, even if its input identifies no kind. */
function blockSample(samples: SamplesOfKinds, operation: Operation, input: SampleInput): BlockSample {
  const candidates = Object.entries(samples).filter(([, { answers }]) => answers[operation]);
  const [type, caller] = candidates.find(([, kind]) => kind.makes?.(input) ?? true) ?? [];
  const [, first] = candidates[0] ?? [];
  return { make: (caller ?? first)?.answers[operation] ?? cardSamples[operation], type };
}

/** The samples of calls that cards make in blocks of any kind. @see R-OTHER-012 */
const cardSamples: Samples = {
  groupRoomInfo: () => ({ data: {} }),
  courseInfo: () => ({ data: {} }),
  favouriteInfo: () => ({ data: [] }),
};

/** The response of simulated writes whose caller uses it. */
const fakedWrites: Readonly<Record<string, unknown>> = { createList: { id: 'sample-list' } };

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

const sampleRows = () =>
  five((number, type) => ({ id: `row-${number}`, elementId: `sample-${number}`, type, orderNumber: number }));

const demoSamples: Samples = {
  searchCatalog: results,
  searchAllInCatalog: results,
  listing: (texts) => ({ items: results(texts).items }),
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
  // A link needs no file, so the sample shows in every media player.
  catalogMaterial: (texts) => ({
    id: 'sample-1',
    title: nameOf(texts, 102, 1),
    description: texts.description,
    link: 'https://www.example.org/',
  }),
  relatedMedia: () => ({ items: [] }),
};
