import * as v from 'valibot';

/** One sentence about what does not fit: the field, what was expected, what stood there (O-11). */
export function problemOf(path: string, issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue);
  return `${field ? `${path}.${field}` : path}: expected ${String(issue.expected)}, got ${issue.received}`;
}
