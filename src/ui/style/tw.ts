/**
 * Marks a literal of utility classes; the build reads every such literal and compiles its sheet.
 * At run time it is the same text, so class names stay readable; they are no interface for a host page.
 */
export const tw = (classes: string): string => classes;
