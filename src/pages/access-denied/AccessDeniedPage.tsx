import { useElementContext } from '../../state/portal/element-context';
import { absoluteHref, hrefOf } from '../../state/navigation/navigation';
import { AccessDenied } from '../../widgets/access-denied/AccessDenied';

/** Renders the Forbidden page. A login leads home, since this page is for nobody. @see R-OTHER-051 R-OTHER-052 R-ERROR-045 */
export function AccessDeniedPage() {
  const context = useElementContext();
  return <AccessDenied returnUrl={absoluteHref(context, hrefOf(context, { name: 'home' }))} />;
}
