import { mayChangeCatalog, withMarketplaces } from '../../../domain/catalog/catalog';
import { useText } from '../../../i18n/texts';
import { queryInCatalog } from '../../../state/catalog/catalog-change';
import { hrefAt } from '../../../state/navigation/navigation';
import { useElementContext } from '../../../state/portal/element-context';
import { useConfiguration } from '../../../state/portal/portal-state';
import { tw } from '../../../ui/style/tw';

/** Renders a link to home of each catalog that the select offers, which readers without script do not see. */
export function CatalogLinks() {
  const { t } = useText();
  const context = useElementContext();
  const catalogs = withMarketplaces(useConfiguration()?.catalogs ?? []);
  if (!mayChangeCatalog(context.catalog)) return null;
  return (
    <nav aria-label={t('HEADER_CATALOG')} className={`prose ${tw('max-w-page mx-auto px-4 md:px-6')}`}>
      {catalogs.map(({ id, name }) => (
        <a
          key={id}
          href={hrefAt(context, { name: 'home' }, { path: '', query: queryInCatalog('', id) })}
          aria-current={id === context.catalog.id || undefined}
          dir="auto"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
