import { useEffect } from 'react';
import { useText } from '../i18n/text';
import { loginHref, requestLogin } from '../state/login';
import { buttonClass } from '../ui/button/Button';
import { StateCard } from '../ui/state-card/StateCard';
import type { ElementProps } from './for-elements';

/** A catalog that is for users only: the page is asked for a login, and a link stands for who stays (R-VALID-042, A-157). */
export function LoginState({ host, settings }: ElementProps) {
  const { t } = useText();
  useEffect(() => {
    requestLogin(host, settings);
    // Asked once; changes of the settings do not ask again.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
  return (
    <StateCard
      drawing="empty"
      text={t('LOGIN_NEEDED')}
      action={
        <a href={loginHref(settings)} className={buttonClass('primary')}>
          {t('LOG_IN')}
        </a>
      }
    />
  );
}
