/** A name as it is sent. */
export function trimmedName(name: string): string {
  return name.trim();
}

/** May a list be added or saved: the name is required, the description is not (R-VALID-007..011, A-155)? */
export function isNameGiven(name: string): boolean {
  return trimmedName(name) !== '';
}
