import { Suspense, type ReactNode } from 'react';
import type { TextKey } from '../../domain/text-key';
import { useText } from '../../i18n/texts';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { useHasSearch } from '../../state/search/has-search';
import { buttonClass } from '../../ui/button/Button';
import { tw } from '../../ui/style/tw';
import { Heading } from '../heading/Heading';
import { RouteLink } from '../link/Link';

const PageSearchBox = lazyComponent(async () => (await import('../search-box/PageSearchBox')).PageSearchBox);

interface NotFoundProps {
  title?: TextKey;
  /** Announces a screen that is replaced after it opened. */
  isAlert?: boolean;
  /** What the screen offers first, instead of the search. */
  action?: ReactNode;
}

/**
 * The screen for an address that shows nothing: an illustration, a heading, a search box where the portal has one, and
 * links to the search and to home.
 * @see R-OTHER-036..038
 */
export function NotFound({ title = 'PAGE_NOT_FOUND', isAlert = false, action }: NotFoundProps) {
  const { t } = useText();
  return (
    <div className={`${column} ${tw('py-8')}`}>
      <div role={isAlert ? 'alert' : undefined} className={column}>
        <Illustration path={title === 'ACCESS_DENIED' ? padlock : signpost} />
        <Heading className={tw('text-28 font-semibold')}>{t(title)}</Heading>
      </div>
      <Search />
      <div className={tw('flex flex-wrap justify-center gap-3')}>
        {action}
        <RouteLink
          to={{ name: 'searchAll' }}
          query=""
          className={action ? buttonClass('secondary') : buttonClass('primary')}
        >
          {t('FIND_ACTIVITIES')}
        </RouteLink>
        <RouteLink to={{ name: 'home' }} className={buttonClass('secondary')}>
          {t('GO_TO_HOME_PAGE')}
        </RouteLink>
      </div>
    </div>
  );
}

const column = tw('flex flex-col items-center text-center gap-4');

function Search() {
  if (!useHasSearch()) return null;
  return (
    <div className={tw('w-full max-w-dialog text-start')}>
      <Suspense fallback={<div className={tw('h-field')} />}>
        <PageSearchBox />
      </Suspense>
    </div>
  );
}

const signpost = 'M60 88V12M40 88h40M60 18h36l10 10-10 10H60zM60 46H24L14 56l10 10h36z';
const padlock =
  'M42 42V30a18 18 0 0 1 36 0v12M34 42h52a4 4 0 0 1 4 4v38a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4V46a4 4 0 0 1 4-4zM60 58v14';

const Illustration = ({ path }: { path: string }) => (
  <svg
    width="120"
    height="96"
    viewBox="0 0 120 96"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinejoin="round"
    fill="currentColor"
    fillOpacity=".12"
    className={tw('text-primary')}
    aria-hidden
  >
    <path d={path} />
  </svg>
);
