import type { Catalog } from '../../domain/catalog/catalog';
import { withMarketplaces } from '../../domain/catalog/catalog';
import { useText } from '../../i18n/texts';
import { retryWhenOnline } from '../../browser/retry-when-online';
import { useElementContext, type ElementContext } from '../../state/portal/element-context';
import { useConfiguration } from '../../state/portal/portal-state';
import { tw } from '../../ui/style/tw';

/**
 * Renders the select of catalogs and their marketplaces, for a catalog that allows a change.
 * @see R-HEADER-001 R-ROLE-032
 */
export function CatalogSelect() {
  const { t } = useText();
  const context = useElementContext();
  const { catalog } = context;
  const catalogs = useConfiguration()?.catalogs ?? [];
  const all = withMarketplaces(catalogs);
  return (
    <select
      aria-label={t('HEADER_CATALOG')}
      value={catalog.id}
      className={tw(
        'min-h-bar min-w-0 max-w-catalog px-2 rounded-control border border-control bg-surface font-semibold truncate',
      )}
      onChange={(event) => {
        const chosen = all.find(({ id }) => id === event.target.value);
        if (chosen) void open(context, chosen);
      }}
    >
      {catalogs.map((one) => (
        <CatalogOptions key={one.id} catalog={one} depth={0} />
      ))}
    </select>
  );
}

async function open(context: ElementContext, chosen: Catalog) {
  const { openCatalog } = await retryWhenOnline(() => import('../../state/catalog/catalog-change'));
  openCatalog(context, chosen);
}

/** Renders the options of a catalog. Marketplaces are indented under the catalog that contains them. */
function CatalogOptions({ catalog, depth }: { catalog: Catalog; depth: number }) {
  return (
    <>
      <option value={catalog.id}>{`${'\u2003'.repeat(depth)}${catalog.name}`}</option>
      {catalog.marketplaces.map((one) => (
        <CatalogOptions key={one.id} catalog={one} depth={depth + 1} />
      ))}
    </>
  );
}
