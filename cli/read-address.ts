import { usageError } from './usage-error';

/** Returns an http or https address of a flag. Another value is a `UsageError` that names the flag. */
export function readAddress(flag: string, value: string, expected: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && ['http:', 'https:'].includes(url.protocol)) return url;
  throw usageError(flag, expected, JSON.stringify(value));
}
