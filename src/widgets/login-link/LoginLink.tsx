import { useText } from '../../i18n/texts';
import { useElementContext } from '../../state/portal/element-context';
import { useElementLocation } from '../../state/navigation/element-location';
import { loginHref, requestLogin } from '../../state/session/login';
import { buttonClass } from '../../ui/button/Button';

/**
 * A link to the login: a real address, which leads back to this screen or to a given address.
 * @see R-OTHER-039 R-CATALOG-002 A-157
 */
export function LoginLink({ returnUrl }: { returnUrl?: string }) {
  const { t } = useText();
  const context = useElementContext();
  // Subscribes to the location, because the address to return to changes with it.
  useElementLocation();
  return (
    <a
      href={loginHref(context.portal, context.settings, returnUrl)}
      className={buttonClass('primary')}
      onClick={(event) => {
        event.preventDefault();
        requestLogin(context, returnUrl);
      }}
    >
      {t('LOG_IN')}
    </a>
  );
}
