let locks = 0;
let stylesBefore = { overflow: '', paddingInlineEnd: '' };

/**
 * Prevents the page from scrolling while something fills the window. Returns a function that unlocks it.
 * @see R-COURSEMEDIA-009
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks === 0) {
    stylesBefore = { overflow: style.overflow, paddingInlineEnd: style.paddingInlineEnd };
    // Fill the width of the hidden scroll bar, so that the page does not shift.
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
