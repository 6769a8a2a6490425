import { Provider } from 'jotai';
import { createContext, useContext, type ReactNode } from 'react';
import { TextsContext } from '../../i18n/texts';
import type { Portal } from './portal';

const PortalContext = createContext<Portal | undefined>(undefined);

/** Provides a portal, its store and its texts to its children. */
export function PortalProvider({ portal, children }: { portal: Portal; children: ReactNode }) {
  return (
    <PortalContext value={portal}>
      <Provider store={portal.store}>
        <TextsContext value={portal.texts}>{children}</TextsContext>
      </Provider>
    </PortalContext>
  );
}

/** Returns the portal around this component. Throws outside a `PortalProvider`. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('This component is rendered outside a PortalProvider.');
  return portal;
}
