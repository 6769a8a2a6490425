import { withMarketplaces } from '../../domain/catalog/catalog';
import { useText } from '../../i18n/texts';
import { queryInCatalog } from '../../state/catalog/catalog-change';
import { hrefAt } from '../../state/navigation/navigation';
import { useElementContext } from '../../state/portal/element-context';
import { useConfiguration } from '../../state/portal/portal-state';

/** Renders a link to home of each catalog, for readers without script, who see no select. */
export function CatalogLinks() {
  const { t } = useText();
  const context = useElementContext();
  const catalogs = withMarketplaces(useConfiguration()?.catalogs ?? []);
  return (
    <nav aria-label={t('HEADER_CATALOG')} className="prose">
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
