import { useEffect } from 'react';
import type { TextKey } from '../../domain/text-key';
import { useText } from '../../i18n/texts';
import { useElementContext } from '../../state/portal/element-context';
import { requestListsLogin } from '../../state/session/login';
import { StateCard } from '../../ui/state-card/StateCard';
import { LoginLink } from '../login-link/LoginLink';

/** Prompts a person to log in, since lists and other personal content are for users only. @see R-ROLE-036 A-104 O-13 */
export function ListsLogin({ text = 'LISTS_LOGIN_NEEDED' }: { text?: TextKey }) {
  const { t } = useText();
  const context = useElementContext();
  useEffect(() => {
    requestListsLogin(context);
    // The login is requested once. A change of the settings does not request it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
  return <StateCard illustration="empty" text={t(text)} action={<LoginLink />} />;
}
