/** Moves the focus to the results around a button that is about to disappear. */
export const focusAround = ({ currentTarget }: { currentTarget: Element }) =>
  currentTarget.closest<HTMLElement>('[tabindex]')?.focus();
