import { Failed } from '../../widgets/failed/Failed';
import { ForbiddenState } from './ForbiddenState';
import { LoginState } from './LoginState';

interface FaultProps {
  /** Why the element can show nothing: the kind of a failed portal, wrong attributes, no catalog, or a login. */
  fault: string;
  portalUrl: string | undefined;
  onRetry: () => void;
}

/**
 * Renders the state of an element that can show nothing. Whoever maintains the page can correct most of these.
 * @see O-1 O-11 R-VALID-042
 */
export function FaultState({ fault, portalUrl, onRetry }: FaultProps) {
  if (fault === 'login') return <LoginState />;
  if (fault === 'forbidden') return <ForbiddenState portalUrl={portalUrl} />;
  if (fault === 'noCatalog') return <Failed text="NO_CATALOG" hasTitle onRetry={onRetry} />;
  const canRetry = fault !== 'unconfigured' && fault !== 'attributes';
  return <Failed text="SETUP_PROBLEM" hasTitle onRetry={canRetry ? onRetry : undefined} />;
}
