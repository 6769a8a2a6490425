/** Parses stored or received JSON. Returns undefined if there is no text or the text is not JSON. */
export function parseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses JSON as the fields of an object. Returns undefined for any other value. */
export function parseFields(text: string | undefined): Record<string, unknown> | undefined {
  const value = parseJson(text);
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}
