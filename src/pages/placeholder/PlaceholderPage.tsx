import type { Route } from '../../domain/routes';
import { useText } from '../../i18n/text';
import { buttonClass } from '../../ui/button/Button';
import { tw } from '../../ui/style/tw';
import { RouteLink } from '../../widgets/link/Link';
import { Heading } from '../../widgets/heading/Heading';

/** A page of plain text for an error and for an address that names nothing (R-OTHER-036..038, R-ERROR-046). */
export function PlaceholderPage({ route }: { route: Extract<Route, { name: 'error' | 'notFound' }> }) {
  const { t } = useText();
  return (
    <div className={tw('flex flex-col items-start gap-4 py-8')}>
      <Heading className={tw('text-28 font-semibold')}>
        {t(route.name === 'error' ? 'PAGE_ERROR' : 'PAGE_NOT_FOUND')}
      </Heading>
      <RouteLink to={{ name: 'home' }} className={buttonClass('secondary')}>
        {t('GO_TO_HOME_PAGE')}
      </RouteLink>
    </div>
  );
}
