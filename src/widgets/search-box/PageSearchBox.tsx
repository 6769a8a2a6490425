import { useLayoutEffect, useRef } from 'react';
import { usePortal } from '../../state/portal/portal-context';
import { announceBox } from '../../state/search/page-boxes';
import { SearchBox } from './SearchBox';

interface PageSearchBoxProps {
  startsFocused?: boolean;
  /** False for a box that may be out of view when the page opens. */
  isAtTop?: boolean;
}

/** A search box of a page. While it is in view, that of the header is an icon. */
export function PageSearchBox({ startsFocused = false, isAtTop = true }: PageSearchBoxProps) {
  const ref = useRef<HTMLDivElement>(null);
  const portal = usePortal();
  useLayoutEffect(() => (ref.current ? announceBox(portal, ref.current) : undefined), [portal]);
  return (
    <div ref={ref} data-top-box={isAtTop ? '' : undefined}>
      <SearchBox startsFocused={startsFocused} />
    </div>
  );
}
