import { Suspense, useState, type ReactNode } from 'react';
import type { OutsideArea } from '../../../domain/navigation/outside-areas';
import type { Route } from '../../../domain/navigation/routes';
import type { Menu } from '../../../domain/session/menu';
import { overviewsOf } from '../../../domain/session/overviews';
import { useText } from '../../../i18n/texts';
import { useElementContext } from '../../../state/portal/element-context';
import { loginHref, requestLogin } from '../../../state/session/login';
import { Popover, type Anchor } from '../../../ui/popover/Popover';
import { tw } from '../../../ui/style/tw';
import { RouteLink, TargetLink } from '../../../widgets/link/Link';
import { LanguageSelect } from '../LanguageSelect';
import { menuRow } from './menu-row';
import { lazyComponent } from '../../../ui/lazy/lazy-component';
import { useSession } from '../../../state/session/hooks';

const FeedbackDialog = lazyComponent(
  async () => (await import('../../../widgets/feedback/FeedbackDialog')).FeedbackDialog,
);

interface MenuPanelProps {
  label: string;
  anchor: Anchor;
  menu: Menu;
  isSignedIn: boolean;
  onClose: () => void;
}

/**
 * Renders links in groups: the catalog's own links, the areas of each role, the user's own areas, and help.
 * @see R-HEADER-009..013
 */
export function MenuPanel({ label, anchor, menu, isSignedIn, onClose }: MenuPanelProps) {
  const { t } = useText();
  const overviews = overviewsOf(useSession());
  const [isFeedbackOpen, setIsFeedbackOpen] = useState(false);
  const area = (text: string, to: OutsideArea) => (
    <TargetLink target={{ kind: 'outside', area: to, params: {} }} className={menuRow} onFollow={onClose}>
      {text}
    </TargetLink>
  );
  return (
    <Popover label={label} anchor={anchor} onClose={onClose} isLocked={isFeedbackOpen}>
      <nav aria-label={label} className={tw('flex flex-col gap-2 p-3')}>
        <CatalogLinks menu={menu} onClose={onClose} />
        {overviews.map(({ title, links }) => (
          <Group key={title} title={t(title)}>
            {links.map((link) => (
              <li key={link.area}>{area(t(link.label), link.area)}</li>
            ))}
          </Group>
        ))}
        {isSignedIn ? (
          <Group title={t('MENU_ME')}>
            <li>{area(t('MENU_PROFILE'), 'profile')}</li>
            <li>{area(t('MENU_SETTINGS'), 'settings')}</li>
          </Group>
        ) : null}
        <Group title={t('MENU_HELP')}>
          <li>{area(t('MENU_HOTLINE'), 'hotline')}</li>
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              className={menuRow}
              onClick={() => setIsFeedbackOpen(true)}
            >
              {t('FEEDBACK_GIVE')}
            </button>
          </li>
        </Group>
        <div className={tw('px-3 lg:hidden')}>
          <LanguageSelect />
        </div>
        <SignInRow isSignedIn={isSignedIn} />
      </nav>
      {isFeedbackOpen ? (
        <Suspense fallback={null}>
          <FeedbackDialog onClose={() => setIsFeedbackOpen(false)} />
        </Suspense>
      ) : null}
    </Popover>
  );
}

/**
 * Renders the catalog's own links. On a wide page, home and lists are in the header, so only my activities shows here.
 * @see R-HEADER-003 R-HEADER-004 R-HEADER-009
 */
function CatalogLinks({ menu, onClose }: { menu: Menu; onClose: () => void }) {
  const { t } = useText();
  const row = (text: string, to: Route) => (
    <RouteLink to={to} className={menuRow} onFollow={onClose}>
      {text}
    </RouteLink>
  );
  return (
    <ul>
      {menu.home ? <li className={tw('md:hidden')}>{row(t('HEADER_HOME'), { name: 'home' })}</li> : null}
      {menu.lists ? (
        <li className={tw('md:hidden')}>
          {row(t('HEADER_LISTS'), { name: 'lists', listType: 'favorites' })}
        </li>
      ) : null}
      {menu.activities ? (
        <li>{row(t('HEADER_ACTIVITIES'), { name: 'seeAll', contentType: 'MyActivities' })}</li>
      ) : null}
    </ul>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={tw('pt-2 border-t border-border')}>
      <h2 className={tw('px-3 text-13 font-semibold text-muted')}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

/** Renders the sign-in or sign-out link: a real address that returns to this screen. @see R-OTHER-039 A-157 */
function SignInRow({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useText();
  const context = useElementContext();
  return (
    <a
      href={loginHref(context.portal, context.settings)}
      className={`${menuRow} ${tw('border-t border-border text-primary font-semibold')}`}
      onClick={(event) => {
        if (isSignedIn) return;
        event.preventDefault();
        requestLogin(context);
      }}
    >
      {t(isSignedIn ? 'MENU_SIGN_OUT' : 'LOG_IN')}
    </a>
  );
}
