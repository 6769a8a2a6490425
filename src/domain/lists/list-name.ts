/** Returns a name as requests contain it. @see A-155 */
export function trimmedName(name: string): string {
  return name.trim();
}

/**
 * Returns whether a list can be added or saved. The name is required, the description is not.
 * @see R-VALID-007..011 A-155
 */
export function isNameFilled(name: string): boolean {
  return trimmedName(name) !== '';
}
