import { AccessDenied } from '../../widgets/access-denied/AccessDenied';

/** Renders the Forbidden page. @see R-OTHER-051 R-OTHER-052 R-ERROR-045 */
export function AccessDeniedPage() {
  return <AccessDenied />;
}
