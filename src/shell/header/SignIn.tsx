import { useText } from '../../i18n/texts';
import { useElementContext } from '../../state/portal/element-context';
import { useElementLocation } from '../../state/navigation/element-location';
import { loginHref, requestLogin } from '../../state/session/login';
import { buttonClass } from '../../ui/button/Button';

/** Renders the sign-in link: a real address that returns to this screen. @see R-OTHER-039 A-157 */
export function SignIn() {
  const { t } = useText();
  const context = useElementContext();
  // Subscribes to the location, because the address to return to changes with it.
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
