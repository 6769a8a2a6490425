import { useEffect, useId } from 'react';
import { withMarketplaces, type Catalog } from '../../domain/catalog/catalog';
import { needsLogin } from '../../domain/catalog/catalog-choice';
import { useText } from '../../i18n/texts';
import { queryInCatalog, returnAddress } from '../../state/catalog/catalog-change';
import { useElementContext } from '../../state/portal/element-context';
import { requestLogin } from '../../state/session/login';
import { followAt, hrefAt } from '../../state/navigation/navigation';
import { useConfiguration } from '../../state/portal/portal-state';
import { LoginLink } from '../../widgets/login-link/LoginLink';
import { isPlainPress } from '../../widgets/link/plain-press';
import { StateCard } from '../../ui/state-card/StateCard';
import { tw } from '../../ui/style/tw';
import { useSession } from '../../state/session/hooks';

/**
 * Renders the state of a catalog that requires a login. It requests a login from the page. A visitor who stays can log
 * in or open another catalog.
 * @see R-VALID-042 R-CATALOG-002 A-140
 */
export function LoginState() {
  const { t } = useText();
  const context = useElementContext();
  const returnUrl = returnAddress(context, context.catalog.id);
  useEffect(() => {
    requestLogin(context, returnUrl);
    // Requested once; changes of the settings do not request it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
  return (
    <StateCard
      illustration="empty"
      text={t('LOGIN_NEEDED')}
      action={
        <>
          <LoginLink returnUrl={returnUrl} />
          <OpenCatalogs />
        </>
      }
    />
  );
}

/** The catalogs that this visitor may open without a login. */
function OpenCatalogs() {
  const { t } = useText();
  const id = useId();
  const session = useSession();
  const catalogs = withMarketplaces(useConfiguration()?.catalogs ?? []);
  const open = catalogs.filter((one) => !needsLogin(one, session));
  if (open.length === 0) return null;
  return (
    <nav aria-labelledby={id} className={tw('pt-4')}>
      <p id={id}>{t('LOGIN_OPEN_CATALOGS')}</p>
      <ul className={tw('flex flex-wrap justify-center gap-x-4')}>
        {open.map((one) => (
          <li key={one.id}>
            <CatalogLink catalog={one} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

const home = { name: 'home' } as const;

function CatalogLink({ catalog }: { catalog: Catalog }) {
  const context = useElementContext();
  const address = { path: '', query: queryInCatalog('', catalog.id) };
  return (
    <a
      href={hrefAt(context, home, address)}
      className={tw('inline-flex items-center min-h-touch text-primary underline')}
      dir="auto"
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        followAt(context, home, address);
      }}
    >
      {catalog.name}
    </a>
  );
}
