import { useText } from '../../i18n/texts';
import { useElementContext } from '../../state/portal/element-context';
import { useElementLocation } from '../../state/navigation/element-location';
import { loginHref, requestLogin } from '../../state/session/login';
import { buttonClass } from '../../ui/button/Button';

/** The way to sign in: a real address that comes back here (R-OTHER-039, A-157). */
export function SignIn() {
  const { t } = useText();
  const context = useElementContext();
  // The address to come back to changes with the place.
  useElementLocation();
  return (
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
  );
}
