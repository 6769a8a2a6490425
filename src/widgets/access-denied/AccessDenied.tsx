import { useText } from '../../i18n/texts';
import { buttonClass } from '../../ui/button/Button';
import { tw } from '../../ui/style/tw';
import { Heading } from '../heading/Heading';
import { RouteLink } from '../link/Link';

/**
 * Replaces a refused screen with the text of the Forbidden page and a link to home.
 * @see R-ROLE-037 R-ERROR-045 O-30
 */
export function AccessDenied() {
  const { t } = useText();
  return (
    <div role="alert" className={tw('flex flex-col items-start gap-4 py-8')}>
      <Heading className={tw('text-28 font-semibold')}>{t('ACCESS_DENIED')}</Heading>
      <RouteLink to={{ name: 'home' }} className={buttonClass('primary')}>
        {t('GO_TO_HOME_PAGE')}
      </RouteLink>
    </div>
  );
}
