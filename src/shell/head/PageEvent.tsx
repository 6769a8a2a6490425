import { useEffect, useRef } from 'react';
import { whenIdle } from '../../browser/page';
import { useElementLocation } from '../../state/navigation/element-location';
import { useElementContext } from '../../state/portal/element-context';
import { useCulture } from '../../state/session/hooks';
import { lazyModule } from '../../ui/lazy/lazy-module';

const screenPage = lazyModule(() => import('./screen-page'));

/**
 * Dispatches `lp-page` for each screen of an element that owns the page's address, so that the page can write its own
 * head. Renders nothing. Its parent renders it together with the screen.
 * @see O-26
 */
export function PageEvent() {
  const context = useElementContext();
  const { route, query } = useElementLocation();
  const culture = useCulture();
  const last = useRef('');
  useEffect(() => {
    if (!context.router.ownsPage) return undefined;
    let stop = () => {};
    let isWanted = true;
    const start = async () => {
      const { whenPageIsLoaded } = await screenPage.load();
      if (!isWanted) return;
      stop = whenPageIsLoaded(context, route, (page) => {
        const text = JSON.stringify(page);
        if (!isWanted || text === last.current) return;
        last.current = text;
        context.element.emit('lp-page', page);
      });
    };
    // Without the network there is no new content. The next screen tries again.
    const cancel = whenIdle(() => void start().catch(() => undefined), withinMs);
    return () => {
      isWanted = false;
      cancel();
      stop();
    };
  }, [context, route, query, culture]);
  return null;
}

/** A page that is busy for longer than this gets its event all the same. */
const withinMs = 2000;
