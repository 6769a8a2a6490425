import { useText } from '../../i18n/texts';
import { tw } from '../../ui/style/tw';

/** The loading state as text for assistive technology, which cannot see the placeholders. */
export function LoadingText() {
  const { t, isLoaded } = useText();
  return isLoaded ? <p className={tw('visually-hidden')}>{t('LOADING')}</p> : null;
}
