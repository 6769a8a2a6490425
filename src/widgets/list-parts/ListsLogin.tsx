import { useEffect } from 'react';
import type { TextKey } from '../../domain/text-key';
import { useText } from '../../i18n/texts';
import { useElementContext } from '../../state/portal/element-context';
import { loginHref, requestListsLogin, requestLogin } from '../../state/session/login';
import { buttonClass } from '../../ui/button/Button';
import { StateCard } from '../../ui/state-card/StateCard';

/** Prompts a person to log in, since lists and other personal content are for users only. @see R-ROLE-036 A-104 O-13 */
export function ListsLogin({ text = 'LISTS_LOGIN_NEEDED' }: { text?: TextKey }) {
  const { t } = useText();
  const context = useElementContext();
  useEffect(() => {
    requestListsLogin(context);
    // The login is requested once. A change of the settings does not request it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
  return (
    <StateCard
      illustration="empty"
      text={t(text)}
      action={
        <a
          href={loginHref(context.portal, context.settings)}
          className={buttonClass('primary')}
          onClick={(event) => {
            event.preventDefault();
            requestLogin(context);
          }}
        >
          {t('LOG_IN')}
        </a>
      }
    />
  );
}
