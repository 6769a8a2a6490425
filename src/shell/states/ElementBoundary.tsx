import { Component, type ReactNode } from 'react';
import type { CatalogElement } from '../../state/portal/element-context';
import { Failed } from '../../widgets/failed/Failed';

interface Props {
  host: CatalogElement;
  children: ReactNode;
}

/**
 * Limits an internal error to one element, so that it never breaks the host page. Shows the error, offers a retry and
 * reports it to the page.
 * @see O-11
 */
export class ElementBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.host.emit('lp-error', { code: 'internal', message: error.message });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <Failed onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
