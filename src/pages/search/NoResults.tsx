import { queryFromChoices } from '../../domain/search/choices-query';
import { noChoices } from '../../domain/search/search-choices';
import { sortOnNavigation } from '../../domain/search/sort';
import { useText } from '../../i18n/text';
import { useHost } from '../../state/host';
import { Button, buttonClass } from '../../ui/button/Button';
import { StateCard } from '../../ui/state-card/StateCard';
import { tw } from '../../ui/style/tw';
import { RouteLink, TargetLink } from '../../widgets/link/Link';

interface NoResultsProps {
  phrase: string;
  suggested: string | undefined;
  /** Present when filters are in force. */
  onClear: (() => void) | undefined;
}

/** Nothing was found: another phrase, fewer filters, everything, or an agent that waits for it (R-SEARCH-014..018, A-074, A-080). */
export function NoResults({ phrase, suggested, onClear }: NoResultsProps) {
  const { t } = useText();
  const { catalog } = useHost();
  const sort = sortOnNavigation({ settings: catalog.search, hasPhrase: true });
  const other = suggested === phrase ? undefined : suggested;
  return (
    <StateCard
      drawing="empty"
      text={[t('NO_RESULTS_TEXT'), onClear && t('NO_RESULTS_FILTERS')].filter(Boolean).join(' ')}
      action={
        <>
          <div className={tw('flex flex-wrap justify-center gap-3')}>
            {other ? (
              <RouteLink
                to={{ name: 'search', phrase: other }}
                query={queryFromChoices({ ...noChoices, ...(sort && { sort }) })}
                className={buttonClass('primary')}
              >
                {t('DID_YOU_MEAN', { phrase: other })}
              </RouteLink>
            ) : null}
            {onClear ? (
              <Button look="secondary" onClick={onClear}>
                {t('FILTERS_CLEAR')}
              </Button>
            ) : null}
            <RouteLink to={{ name: 'searchAll' }} query="" className={buttonClass('secondary')}>
              {t('SHOW_ALL_RESULTS')}
            </RouteLink>
          </div>
          {catalog.hasAgent ? <Agent /> : null}
        </>
      }
    />
  );
}

/** Where the catalog's layout has agents, one can wait for what is not there yet (R-SEARCH-017). */
function Agent() {
  const { t } = useText();
  return (
    <p className={tw('pt-2')}>
      {t('NO_RESULTS_AGENT')}{' '}
      <TargetLink
        target={{ kind: 'outside', area: 'agents', params: {} }}
        className={tw('inline-flex items-center min-h-touch text-primary underline')}
      >
        {t('NO_RESULTS_AGENT_LINK')}
      </TargetLink>
    </p>
  );
}
