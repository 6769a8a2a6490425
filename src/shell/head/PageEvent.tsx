import { useEffect, useRef } from 'react';
import { useElementLocation } from '../../state/navigation/element-location';
import { useElementContext } from '../../state/portal/element-context';
import { useCulture } from '../../state/session/hooks';
import { whenStarted } from '../after-start/when-started';

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
    return whenStarted(({ whenPageIsLoaded }) =>
      whenPageIsLoaded(context, route, (page) => {
        // The lists of structured data grow while a person scrolls, which is no other page.
        const text = JSON.stringify({ ...page, jsonLd: undefined });
        if (text === last.current) return;
        last.current = text;
        context.element.emit('lp-page', page);
      }),
    );
  }, [context, route, query, culture]);
  return null;
}
