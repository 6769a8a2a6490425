import type { TextKey } from '../../domain/text-key';
import { useText } from '../../i18n/texts';
import { buttonClass } from '../../ui/button/Button';
import { tw } from '../../ui/style/tw';
import { Heading } from '../heading/Heading';
import { RouteLink } from '../link/Link';

/** The screen for an unknown address: a heading and a link to home. @see R-OTHER-036..038 */
export function NotFound({ title = 'PAGE_NOT_FOUND' }: { title?: TextKey }) {
  const { t } = useText();
  return (
    <div className={tw('flex flex-col items-start gap-4 py-8')}>
      <Heading className={tw('text-28 font-semibold')}>{t(title)}</Heading>
      <RouteLink to={{ name: 'home' }} className={buttonClass('secondary')}>
        {t('GO_TO_HOME_PAGE')}
      </RouteLink>
    </div>
  );
}
