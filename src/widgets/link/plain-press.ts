import type { MouseEvent } from 'react';

/** A press without modifier keys. Everything else is the browser's: a new tab, a new window, a download. */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
