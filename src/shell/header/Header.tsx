import { Suspense } from 'react';
import { mayChangeCatalog } from '../../domain/catalog/catalog';
import { isSearchRoute, phraseOf } from '../../domain/search/search-route';
import { menuOf } from '../../domain/session/menu';
import { isUser } from '../../domain/session/viewer';
import { useText } from '../../i18n/texts';
import { useElementContext } from '../../state/portal/element-context';
import { useElementLocation } from '../../state/navigation/element-location';
import { House, List } from '../../ui/icons/navigation';
import { Search } from '../../ui/icons/search';
import { tw } from '../../ui/style/tw';
import { RouteLink } from '../../widgets/link/Link';
import { WithoutScript } from '../../widgets/without-script/WithoutScript';
import { CatalogSelect } from './CatalogSelect';
import { HeaderSearch } from './HeaderSearch';
import { LanguageSelect } from './LanguageSelect';
import { MenuButton } from './MenuButton';
import { LoginLink } from '../../widgets/login-link/LoginLink';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { useSession } from '../../state/session/hooks';

const BellButton = lazyComponent(async () => (await import('./BellButton')).BellButton);

const entry = tw(
  'inline-flex items-center justify-center gap-2 px-3 min-h-bar rounded-control font-semibold hover:bg-primary-soft',
);

/**
 * Renders the header: catalog, search, home, lists, language and sign-in. Flags of the session control which of them
 * show.
 * @see R-HEADER-001..015
 */
export function Header() {
  const { t } = useText();
  const { catalog } = useElementContext();
  const { route } = useElementLocation();
  const session = useSession();
  const menu = menuOf(session);
  const isSignedIn = isUser(session);
  const phrase = isSearchRoute(route) ? phraseOf(route) : '';
  return (
    <header part="header" className={tw('border-b border-border bg-surface')}>
      <div
        className={tw(
          'max-w-page mx-auto px-4 md:px-6 py-3 flex md:flex-wrap items-center gap-x-1 md:gap-x-4 gap-y-2',
        )}
      >
        {mayChangeCatalog(catalog) ? (
          <CatalogSelect />
        ) : (
          <span className={tw('min-w-0 truncate font-semibold')} title={catalog.name}>
            {catalog.name}
          </span>
        )}
        {menu.search ? <HeaderSearch phrase={phrase} /> : null}
        <nav aria-label={t('HEADER_NAVIGATION')} className={tw('flex shrink-0 items-center gap-1 ms-auto')}>
          {menu.search ? (
            <RouteLink
              to={{ name: 'mobileSearch' }}
              className={`${entry} ${tw('md:hidden')}`}
              title={t('HEADER_SEARCH')}
            >
              <Search size={20} aria-hidden />
            </RouteLink>
          ) : null}
          <span className={tw('hidden md:contents')}>
            {menu.home ? (
              <Entry
                to={{ name: 'home' }}
                label={t('HEADER_HOME')}
                isHere={route.name === 'home'}
                icon={House}
              />
            ) : null}
            {menu.lists ? (
              <Entry
                to={{ name: 'lists', listType: 'favorites' }}
                label={t('HEADER_LISTS')}
                isHere={route.name === 'lists' || route.name === 'listDetails'}
                icon={List}
              />
            ) : null}
          </span>
          {menu.notifications ? (
            <Suspense fallback={<span className={tw('size-10')} />}>
              <BellButton />
            </Suspense>
          ) : null}
        </nav>
        <span className={tw('hidden lg:block')}>
          <LanguageSelect />
        </span>
        <MenuButton session={session} menu={menu} isSignedIn={isSignedIn} />
        {isSignedIn ? null : (
          <span className={tw('hidden md:block')}>
            <LoginLink />
          </span>
        )}
      </div>
      <WithoutScript>{({ CatalogLinks }) => <CatalogLinks />}</WithoutScript>
    </header>
  );
}

interface EntryProps {
  to: Parameters<typeof RouteLink>[0]['to'];
  label: string;
  isHere: boolean;
  icon: typeof House;
}

/** Renders an entry with an icon and a label. On a narrow page the label is only for screen readers. */
function Entry({ to, label, isHere, icon: Picture }: EntryProps) {
  return (
    <RouteLink
      to={to}
      className={isHere ? `${entry} ${tw('text-primary')}` : entry}
      aria-current={isHere ? 'page' : undefined}
      title={label}
    >
      <Picture size={20} aria-hidden />
      <span className={tw('hidden lg:inline')}>{label}</span>
    </RouteLink>
  );
}
