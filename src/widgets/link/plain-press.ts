import type { MouseEvent } from 'react';

/**
 * Returns whether a press uses the main button without modifier keys. The browser handles everything else: a new tab, a
 * new window, a download.
 */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
