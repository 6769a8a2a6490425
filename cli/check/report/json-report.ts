import { callOf, countVerdicts, hasFindings, type Report } from './report';

/** Returns the report as JSON, for another program. It does not contain the token. */
export function jsonReport({ version, checkedAt, check, lines }: Report): string {
  const { configUrl, origin, culture, phrase, token, userId, hasWrites } = check;
  const report = {
    version,
    checkedAt: checkedAt.toISOString(),
    config: configUrl,
    origin,
    culture,
    phrase,
    isSignedIn: token !== undefined,
    ...(userId === undefined ? {} : { userId }),
    hasWrites,
    hasFindings: hasFindings(lines),
    counts: Object.fromEntries(countVerdicts(lines)),
    calls: lines.map((line) => ({ ...line, call: callOf(line) })),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
