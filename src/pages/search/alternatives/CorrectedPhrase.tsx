import { queryFromChoices } from '../../../domain/search/choices-query';
import { noChoices } from '../../../domain/search/search-choices';
import { sortOnNavigation } from '../../../domain/search/sort';
import { useText } from '../../../i18n/texts';
import { useElementContext } from '../../../state/portal/element-context';
import { buttonClass } from '../../../ui/button/Button';
import { tw } from '../../../ui/style/tw';
import { RouteLink } from '../../../widgets/link/Link';

/** Renders a link that searches for another phrase, without filters. @see R-SEARCH-018 A-074 */
export function CorrectedPhrase({ phrase }: { phrase: string }) {
  const { t } = useText();
  const { catalog } = useElementContext();
  const sort = sortOnNavigation({ settings: catalog.search, hasPhrase: true });
  return (
    <RouteLink
      to={{ name: 'search', phrase }}
      query={queryFromChoices({ ...noChoices, ...(sort && { sort }) })}
      className={buttonClass('primary')}
    >
      <span className={tw('line-clamp-2')} title={phrase}>
        {t('DID_YOU_MEAN', { phrase })}
      </span>
    </RouteLink>
  );
}
