import { useText } from '../../i18n/texts';
import { tw } from '../../ui/style/tw';

/** Says to assistive technology what the placeholders show. */
export function LoadingText() {
  const { t, isThere } = useText();
  return isThere ? <p className={tw('visually-hidden')}>{t('LOADING')}</p> : null;
}
