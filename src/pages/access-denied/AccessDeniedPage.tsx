import { useText } from '../../i18n/text';
import { buttonClass } from '../../ui/button/Button';
import { tw } from '../../ui/style/tw';
import { RouteLink } from '../../widgets/link/Link';
import { Heading } from '../../widgets/heading/Heading';

/** The Forbidden page (R-OTHER-051, R-OTHER-052, R-ERROR-045). */
export function AccessDeniedPage() {
  const { t } = useText();
  return (
    <div className={tw('flex flex-col items-start gap-4 py-8')}>
      <Heading className={tw('text-28 font-semibold')}>{t('ACCESS_DENIED')}</Heading>
      <RouteLink to={{ name: 'home' }} className={buttonClass('primary')}>
        {t('GO_TO_HOME_PAGE')}
      </RouteLink>
    </div>
  );
}
