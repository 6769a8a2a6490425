import { isUser } from '../../domain/session/viewer';
import { useSession } from '../../state/session/hooks';
import { LoginLink } from '../login-link/LoginLink';
import { NotFound } from '../not-found/NotFound';

/**
 * Replaces a refused screen with the text of the Forbidden page, and links to the search and to home. A visitor can log
 * in, and comes back to this screen or to the given address.
 * @see R-ROLE-037 R-ERROR-045 O-30
 */
export function AccessDenied({ returnUrl }: { returnUrl?: string }) {
  const isVisitor = !isUser(useSession());
  return (
    <NotFound
      isAlert
      title="ACCESS_DENIED"
      action={isVisitor ? <LoginLink {...(returnUrl === undefined ? {} : { returnUrl })} /> : null}
    />
  );
}
