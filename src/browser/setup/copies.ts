/** Returns the versions of the copies of the bundle on the page. The first one runs the elements. @see A-159 */
export function versionsOnPage(): readonly string[] {
  const page = globalThis as { [key: symbol]: { version: string; others?: readonly string[] } | undefined };
  const copy = page[Symbol.for('lp.catalog')];
  // A copy is listed once for each of its tags.
  return copy ? [copy.version, ...new Set(copy.others)] : [];
}
