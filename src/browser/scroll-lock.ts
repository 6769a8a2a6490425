let locks = 0;
let stylesBefore = { overflow: '', paddingInlineEnd: '' };

/** Keeps the page from scrolling while something fills the window; gives the way to let it go again (R-COURSEMEDIA-009). */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks === 0) {
    stylesBefore = { overflow: style.overflow, paddingInlineEnd: style.paddingInlineEnd };
    // What the scroll bar leaves free stays free, so that the page does not jump.
    style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
  }
  locks += 1;
  let isLocked = true;
  return () => {
    if (!isLocked) return;
    isLocked = false;
    locks -= 1;
    if (locks === 0) Object.assign(style, stylesBefore);
  };
}
