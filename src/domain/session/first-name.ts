/**
 * Returns the name to greet a person with: the first word of the display name, or the word after the comma of
 * “Holm, Alex”. An e-mail address or a number is no name.
 */
export function firstName(name: string | undefined): string | undefined {
  const [family = '', ownName] = (name ?? '').split(',');
  const first = (ownName ?? family).trim().split(/\s+/)[0];
  return first && !/[\d@]/.test(first) ? first : undefined;
}
