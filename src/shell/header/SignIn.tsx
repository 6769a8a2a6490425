import { useText } from '../../i18n/text';
import { useHost } from '../../state/host';
import { usePlace } from '../../state/place';
import { loginHref, requestLogin } from '../../state/login';
import { buttonClass } from '../../ui/button/Button';
import { tw } from '../../ui/style/tw';

/** Who is signed in, or the way to sign in: a real address that comes back here (R-OTHER-039, A-157). */
export function SignIn({ isSignedIn, name }: { isSignedIn: boolean; name?: string }) {
  const { t } = useText();
  const { element, settings } = useHost();
  usePlace();
  const href = loginHref(settings);
  if (isSignedIn) {
    return (
      <a
        href={href}
        className={tw('inline-flex items-center min-h-bar font-semibold hover:underline')}
        aria-label={t('SIGNED_IN_AS', { name: name ?? '' })}
      >
        {name}
      </a>
    );
  }
  return (
    <a
      href={href}
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
