/**
 * Marks a literal of utility classes. The build reads every such literal, compiles the sheet from it, and replaces the
 * call by short class names. Class names are not an interface for host pages. In development the function returns the
 * same text.
 * @see A-164
 */
export const tw = (classes: string): string => classes;
