/** The parameter of an address that says at which second a media item starts. */
const parameter = 't';

/** Returns the second at which an address starts a media item. Undefined without one, or when it is no whole number. */
export function startTimeOf(query: string): number | undefined {
  const text = new URLSearchParams(query).get(parameter) ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** Returns the query string with the second at which a media item starts, or without one. */
export function withStartTime(query: string, seconds: number | undefined): string {
  const params = new URLSearchParams(query);
  if (seconds === undefined) params.delete(parameter);
  else params.set(parameter, String(Math.floor(seconds)));
  return params.toString();
}
