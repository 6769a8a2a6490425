import { useText } from '../../i18n/text';
import { useHost } from '../../state/portal/host';
import { usePlace } from '../../state/navigation/place';
import { loginHref, requestLogin } from '../../state/session/login';
import { buttonClass } from '../../ui/button/Button';

/** The way to sign in: a real address that comes back here (R-OTHER-039, A-157). */
export function SignIn() {
  const { t } = useText();
  const { element, settings } = useHost();
  // The address to come back to changes with the place.
  usePlace();
  return (
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
  );
}
