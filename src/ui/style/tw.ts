/**
 * Marks a literal of utility classes. The build reads every such literal and compiles the sheet from it. At run time,
 * the function returns the same text, so class names stay readable. They are not an interface for host pages.
 * @see A-164
 */
export const tw = (classes: string): string => classes;
