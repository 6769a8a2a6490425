import { Failed } from '../../widgets/failed/Failed';
import { ForbiddenState } from './ForbiddenState';

interface FaultProps {
  /** Why the element can show nothing: the kind of a failed portal, wrong attributes, or no catalog. */
  fault: string;
  portalUrl: string | undefined;
  onRetry: () => void;
}

/**
 * Renders the state of an element that the page does not let show anything. Whoever looks after the page can correct it.
 * @see O-1 O-11
 */
export function FaultState({ fault, portalUrl, onRetry }: FaultProps) {
  if (fault === 'forbidden') return <ForbiddenState portalUrl={portalUrl} />;
  if (fault === 'noCatalog') return <Failed text="NO_CATALOG" hasTitle onRetry={onRetry} />;
  const canRetry = fault !== 'unconfigured' && fault !== 'attributes';
  return <Failed text="SETUP_PROBLEM" hasTitle onRetry={canRetry ? onRetry : undefined} />;
}
