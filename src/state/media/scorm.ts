import { useEffect, useRef, useState } from 'react';
import { unavailableReason, type UnavailableReason } from '../../api/http/failure';
import { allowScormPackage } from '../../api/media/media';
import { openWaitingTab, type WaitingTab } from '../../browser/waiting-tab';
import { scormAddress } from '../../domain/media/media-address';
import { currentApi } from '../portal/api';
import { reportFailure } from '../portal/failures';
import type { Portal } from '../portal/portal';
import { usePortal } from '../portal/portal-context';

/** The progress of opening a package. When the browser blocks the new tab, the address is offered as a link. */
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

/**
 * Requests access and sends the tab to the package. Only a refusal by the server shows as no access. Failures are only
 * logged.
 * @see R-ERROR-029 A-116 O-28
 */
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

/**
 * Returns the state of a package and functions to open and close it. `words` is the text in the new tab until its
 * address is known.
 * @see R-MEDIA-021..024
 */
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
