import { useCallback } from 'react';
import { queryFromChoices } from '../../../domain/search/choices-query';
import { nearestChoices } from '../../../domain/search/nearest/nearest-choices';
import type { ResultItem } from '../../../domain/search/result-item';
import { isSearchRoute, withPhrase } from '../../../domain/search/search-route';
import { useText } from '../../../i18n/texts';
import { useElementLocation } from '../../../state/navigation/element-location';
import { useNearestResults, type NearestSearch } from '../../../state/search/alternatives';
import { LiveRegion } from '../../../ui/live/LiveRegion';
import { tw } from '../../../ui/style/tw';
import { Heading } from '../../../widgets/heading/Heading';
import { RouteLink } from '../../../widgets/link/Link';
import { SeeAllText, seeAllClass } from '../../../widgets/see-all/SeeAllLink';
import { ResultRows } from '../ResultRows';
import type { AlternativesProps } from './alternatives-props';

/**
 * Renders the first results of the nearest search that finds more, and a link to all of them. Announces their number.
 * @see O-4
 */
export function NearestResults({ search, phrase, isCompact, state }: AlternativesProps) {
  const { t, culture } = useText();
  const { source, sort, results } = search;
  const searches = nearestChoices({ ...state.choices, sort }, culture);
  const nearest = useNearestResults({ source, searches, isEnabled: !results.isRefining }, results.items);
  const words = nearest?.choices.phrase;
  const title =
    words === undefined || words === phrase
      ? t('NEAREST_RESULTS_UNFILTERED')
      : t('NEAREST_RESULTS_FOR', { phrase: words });
  return (
    <>
      <LiveRegion message={nearest ? `${title}: ${t('RESULT_COUNT', { count: nearest.count })}` : ''} />
      {nearest ? <Nearest {...nearest} title={title} isCompact={isCompact} /> : null}
    </>
  );
}

interface NearestProps extends NearestSearch {
  title: string;
  isCompact: boolean;
}

function Nearest({ choices, items, count, title, isCompact }: NearestProps) {
  const { t } = useText();
  const { route } = useElementLocation();
  const indexOf = useCallback((item: ResultItem) => items.indexOf(item), [items]);
  const { phrase } = choices;
  return (
    <section className={tw('flex flex-col gap-3 pt-8')}>
      <Heading below={1} className={tw('text-18 font-semibold text-muted break-anywhere')} dir="auto">
        {title}
      </Heading>
      <ResultRows items={items} indexOf={indexOf} phrase={phrase} isCompact={isCompact} below={2} />
      <div>
        <RouteLink
          to={withPhrase(isSearchRoute(route) ? route : { name: 'searchAll' }, phrase)}
          query={queryFromChoices(choices)}
          className={seeAllClass}
        >
          <SeeAllText>{t('NEAREST_RESULTS_ALL', { count })}</SeeAllText>
        </RouteLink>
      </div>
    </section>
  );
}
