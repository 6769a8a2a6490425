import { blocksShift, measureLoad, measureRendered, type Measured, type Side } from './loads';
import type { Bench } from './open-page';
import { filterMs, popupMs, showMoreTimes, suggestionTimes } from './presses';
import { median, percentile } from './statistics';

type Measure = (bench: Bench, side: Side) => Promise<Measured>;

const p95 = 0.95;

/** What one round can measure, by the name that `--only` takes. */
export const measures: Readonly<Record<string, Measure>> = {
  home: (bench, side) => measureLoad(bench, side, 'home'),
  'home-server': (bench, side) => measureRendered(bench, side, 'home'),
  'search-server': (bench, side) => measureRendered(bench, side, 'search'),
  blocks: async (bench) => ({ 'blocks shift': await blocksShift(bench) }),
  search: (bench, side) => measureLoad(bench, side, 'search'),
  filter: async (bench, side) => ({ 'filter to rows': await filterMs(bench, side) }),
  suggestions: async (bench, side) => ({
    'key press to suggestions, p95': percentile(await suggestionTimes(bench, side), p95),
  }),
  favourites: (bench, side) => measureLoad(bench, side, 'favourites'),
  popup: async (bench, side) => ({ 'press to popup': await popupMs(bench, side) }),
  media: (bench, side) => measureLoad(bench, side, 'media'),
  'show-more': async (bench) => {
    const { short, far, rows } = await showMoreTimes(bench);
    return { 'show more, short list': median(short), 'show more, long list': median(far), 'long list': rows };
  },
};

/** What has no page written by hand to compare with. */
export const ownMeasures: readonly string[] = ['blocks', 'show-more'];
