import { Suspense, useState, type ReactNode } from 'react';
import { withStartTime } from '../../../../domain/media/playback/start-time';
import { useElementContext } from '../../../../state/portal/element-context';
import { useElementLocation } from '../../../../state/navigation/element-location';
import { queryFor } from '../../../../state/navigation/navigation';
import { recordedHref } from '../../../../state/navigation/recorded-href';
import { copyLink } from '../../../../state/notifications/copy-link';
import { lazyComponent } from '../../../../ui/lazy/lazy-component';

const ShareDialog = lazyComponent(
  async () => (await import('../../../../widgets/share/ShareDialog')).ShareDialog,
);

/**
 * Returns a function that copies a link to a second of the current media item, and the dialog with the link, for a page
 * that may not copy.
 * @see O-10
 */
export function useTimeLink(title: string): { copy: (seconds: number) => void; dialog: ReactNode } {
  const context = useElementContext();
  const { route } = useElementLocation();
  const [shared, setShared] = useState<string>();
  const copy = async (seconds: number) => {
    const url = recordedHref(context, route, withStartTime(queryFor(context, route), seconds));
    if (!(await copyLink(context.portal, url))) setShared(url);
  };
  const dialog =
    shared === undefined ? null : (
      <Suspense fallback={null}>
        <ShareDialog
          shared={{ title, url: shared }}
          preview={undefined}
          onClose={() => setShared(undefined)}
        />
      </Suspense>
    );
  return { copy: (seconds) => void copy(seconds), dialog };
}
