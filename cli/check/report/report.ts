import { endpoints } from '../../../src/api/http/endpoints';
import type { Check, Line, Verdict } from '../conformance';

/** The outcome of a check, in every form of the report. */
export interface Report {
  version: string;
  checkedAt: Date;
  check: Check;
  lines: readonly Line[];
}

/** What each verdict means, the gravest first. */
export const verdicts: Readonly<Record<Verdict, string>> = {
  unreadable: 'The elements, or a page of that origin, cannot read the answer.',
  readable: 'The answer differs from the description, and the elements can read it.',
  'as described': 'The answer is as docs/openapi.yaml describes it.',
  refused: 'The server refused the call with status 403, 404 or 410.',
  login: 'The server requires a signed-in person.',
  'not called': 'The check could not or must not make the call.',
};

/** Returns how many lines have each verdict. */
export function countVerdicts(lines: readonly Line[]): [Verdict, number][] {
  const names = Object.keys(verdicts) as Verdict[];
  return names.map((name) => [name, lines.filter(({ verdict }) => verdict === name).length]);
}

/** Returns whether the elements cannot read something of this portal. */
export const hasFindings = (lines: readonly Line[]): boolean =>
  lines.some(({ verdict }) => verdict === 'unreadable');

/** Returns the method and path of a line's call; undefined for the configuration. */
export function callOf({ what }: Line): string | undefined {
  const endpoint = Object.entries(endpoints).find(([operation]) => operation === what)?.[1];
  return endpoint && `${endpoint.method} ${endpoint.service}${endpoint.path}`;
}
