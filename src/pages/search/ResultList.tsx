import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { skeletonItems } from '../../domain/limits';
import type { ResultItem } from '../../domain/search/result-item';
import { sortOnNavigation } from '../../domain/search/sort';
import { queryFromChoices } from '../../domain/search/choices-query';
import { noChoices } from '../../domain/search/search-choices';
import { mayFavourite } from '../../domain/lists/favourite-rules';
import { useText } from '../../i18n/text';
import { useHost } from '../../state/host';
import { sessionAtom } from '../../state/runtime';
import type { SearchResults } from '../../state/search-results';
import { Button, buttonClass } from '../../ui/button/Button';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { StateCard } from '../../ui/state-card/StateCard';
import { tw } from '../../ui/style/tw';
import { RouteLink } from '../../widgets/link/Link';
import { LazyResultHeart } from '../../widgets/favourite-button/LazyHearts';
import { ResultRow } from '../../widgets/result-row/ResultRow';

interface ResultListProps {
  results: SearchResults;
  phrase: string;
}

/** The rows, or what stands in their place: skeleton, failure, nothing found (R-SEARCH-014..020, O-1). */
export function ResultList({ results, phrase }: ResultListProps) {
  if (results.isLoading) return <RowSkeletons />;
  if (results.hasFailed) return <Failed onRetry={results.retry} />;
  if (results.items.length === 0) return <NoResults phrase={phrase} suggested={results.suggestedPhrase} />;
  return <Rows results={results} phrase={phrase} />;
}

function Rows({ results, phrase }: ResultListProps) {
  const { t } = useText();
  const viewer = useAtomValue(sessionAtom);
  const isRefining = results.isRefining;
  return (
    <div aria-busy={isRefining} inert={isRefining} className={isRefining ? tw('opacity-60') : undefined}>
      <p className={tw('pb-2 text-14 text-muted')}>{t('RESULT_COUNT', { count: results.count })}</p>
      <ul className={tw('flex flex-col gap-3')}>
        {results.items.map((item) => (
          <Row
            key={`${item.type}:${item.id}`}
            item={item}
            phrase={phrase}
            hasHeart={mayFavourite(item, viewer)}
          />
        ))}
      </ul>
      <More results={results} />
    </div>
  );
}

interface RowProps {
  item: ResultItem;
  phrase: string;
  hasHeart: boolean;
}

/** Kept as it is while more rows come: a long list is not drawn again for twelve new ones. */
const Row = memo(function Row({ item, phrase, hasHeart }: RowProps) {
  return (
    <li className={tw('reserve-160')}>
      <ResultRow item={item} phrase={phrase} heart={hasHeart ? <LazyResultHeart item={item} /> : null} />
    </li>
  );
});

/** The next page, by the server's own link; a failed one says so in its place and keeps what was loaded (R-SEARCH-019, O-1). */
function More({ results }: { results: SearchResults }) {
  const { t } = useText();
  if (results.more === 'none') return null;
  if (results.more === 'failed') return <Failed onRetry={results.loadMore} />;
  return (
    <div className={tw('flex justify-center pt-6')}>
      <Button look="secondary" aria-disabled={results.more === 'loading'} onClick={results.loadMore}>
        {t(results.more === 'loading' ? 'LOADING' : 'SHOW_MORE')}
      </Button>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useText();
  return (
    <StateCard
      isAlert
      drawing="error"
      title={t('ERROR_LIST_TITLE')}
      text={t('ERROR_LIST_DESC')}
      action={<Button onClick={onRetry}>{t('ERROR_LIST_BUTTON')}</Button>}
    />
  );
}

function NoResults({ phrase, suggested }: { phrase: string; suggested: string | undefined }) {
  const { t } = useText();
  const { catalog } = useHost();
  const sort = sortOnNavigation({ settings: catalog.search, hasPhrase: true });
  return (
    <StateCard
      drawing="empty"
      text={t('NO_RESULTS_TEXT')}
      action={
        <div className={tw('flex flex-wrap justify-center gap-3')}>
          {suggested && suggested !== phrase ? (
            <RouteLink
              to={{ name: 'search', phrase: suggested }}
              query={queryFromChoices({ ...noChoices, ...(sort && { sort }) })}
              className={buttonClass('primary')}
            >
              {t('DID_YOU_MEAN', { phrase: suggested })}
            </RouteLink>
          ) : null}
          <RouteLink to={{ name: 'searchAll' }} query="" className={buttonClass('secondary')}>
            {t('SHOW_ALL_RESULTS')}
          </RouteLink>
        </div>
      }
    />
  );
}

function RowSkeletons() {
  return (
    <div aria-busy className={tw('flex flex-col gap-3 pt-6')}>
      {Array.from({ length: skeletonItems.search }, (_, index) => (
        <div key={index} className={tw('flex gap-4 p-4 rounded-card border border-border')}>
          <Skeleton className={tw('hidden md:block w-48 aspect-video')} />
          <div className={tw('grow flex flex-col gap-2')}>
            <Skeleton className={tw('h-4 w-24')} />
            <Skeleton className={tw('h-5')} />
            <Skeleton className={tw('h-16')} />
          </div>
        </div>
      ))}
    </div>
  );
}
