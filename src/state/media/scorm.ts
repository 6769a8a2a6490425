import { useEffect, useRef, useState } from 'react';
import { unavailableReason, type UnavailableReason } from '../../api/http/failure';
import { allowScormPackage } from '../../api/media/media';
import { openWaitingTab, type WaitingTab } from '../../browser/waiting-tab';
import { scormAddress } from '../../domain/media/media-address';
import { currentApi } from '../portal/api';
import { reportFailure } from '../portal/failures';
import type { Portal } from '../portal/portal';
import { usePortal } from '../portal/portal-context';

/** How far the opening of a package has come; where no tab could be opened the address is offered as a link. */
export type PackageState =
  | { state: 'closed' }
  | { state: 'opening' }
  | { state: 'unavailable'; reason: UnavailableReason }
  | { state: 'blocked'; address: string };

interface Opening {
  portal: Portal;
  packageGuid: string;
  tab: WaitingTab | undefined;
  signal: AbortSignal;
}

/** Asks for access and sends the tab there; only a refusal is no access, and failures are only logged (R-ERROR-029, A-116, O-28). */
export async function openPackage({ portal, packageGuid, tab, signal }: Opening): Promise<PackageState> {
  try {
    const { url, id } = await allowScormPackage(currentApi(portal), packageGuid, signal);
    if (signal.aborted) return { state: 'closed' };
    const address = scormAddress(url, packageGuid, id);
    if (!tab) return { state: 'blocked', address };
    tab.go(address);
    return { state: 'closed' };
  } catch (error) {
    tab?.close();
    if (signal.aborted) return { state: 'closed' };
    reportFailure(portal, 'log', error);
    return { state: 'unavailable', reason: unavailableReason(error) };
  }
}

/** Opens a package from a press; `words` stand in the new tab until it has its address (R-MEDIA-021..024). */
export function usePackage(packageGuid: string) {
  const portal = usePortal();
  const [shown, setShown] = useState<PackageState>({ state: 'closed' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const open = (words: string) => {
    const control = new AbortController();
    running.current = control;
    setShown({ state: 'opening' });
    void openPackage({ portal, packageGuid, tab: openWaitingTab(words), signal: control.signal }).then(
      (state) => {
        if (!control.signal.aborted) setShown(state);
      },
    );
  };
  const close = () => {
    running.current?.abort();
    setShown({ state: 'closed' });
  };
  return { shown, open, close };
}
