import { useEffect } from 'react';
import { useText } from '../../i18n/text';
import { useHost } from '../../state/host';
import { loginHref, requestLogin } from '../../state/login';
import { buttonClass } from '../../ui/button/Button';
import { StateCard } from '../../ui/state-card/StateCard';

/** Lists are for users: a login is asked for, and a link stands for who stays (R-ROLE-036, A-104, A-157). */
export function ListsLogin() {
  const { t } = useText();
  const { element, settings } = useHost();
  useEffect(() => {
    requestLogin(element, settings);
    // Asked once; changes of the settings do not ask again.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
  return (
    <StateCard
      drawing="empty"
      text={t('LISTS_LOGIN_NEEDED')}
      action={
        <a href={loginHref(settings)} className={buttonClass('primary')}>
          {t('LOG_IN')}
        </a>
      }
    />
  );
}
