import { useEffect } from 'react';
import { useText } from '../../i18n/text';
import { useHost } from '../../state/host';
import { loginHref, requestLogin } from '../../state/login';
import { buttonClass } from '../../ui/button/Button';
import { StateCard } from '../../ui/state-card/StateCard';

/**
 * Lists are for users. The whole catalog asks for a login at once (R-ROLE-036, A-104); a piece in somebody's page only
 * offers it, so that an intranet page is not left for a box in its corner (A-157, O-13).
 */
export function ListsLogin() {
  const { t } = useText();
  const { element, settings, isComposite } = useHost();
  useEffect(() => {
    if (isComposite) requestLogin(element, settings);
    // Asked once; changes of the settings do not ask again.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
  return (
    <StateCard
      drawing="empty"
      text={t('LISTS_LOGIN_NEEDED')}
      action={
        <a
          href={loginHref(settings)}
          className={buttonClass('primary')}
          onClick={(event) => {
            event.preventDefault();
            requestLogin(element, settings);
          }}
        >
          {t('LOG_IN')}
        </a>
      }
    />
  );
}
