import type { Line, Verdict } from '../conformance';
import { countVerdicts, type Report } from './report';

/** How each verdict is printed. */
const marks: Readonly<Record<Verdict, string>> = {
  'as described': 'as described',
  readable: 'readable',
  unreadable: 'UNREADABLE',
  refused: 'refused',
  login: 'login',
  'not called': '--',
};

const markWidth = 14;
const nameWidth = 28;

/** More of the same kind say nothing new. */
const shownProblems = 5;

/** Returns the report for a terminal: one line for each call, with its problems below, and the counts. */
export function textReport({ lines }: Report): string {
  const counts = countVerdicts(lines).map(([verdict, count]) => `${count} ${verdict}`);
  return `${lines.map(textOf).join('\n')}\n\n${counts.join(', ')}\n`;
}

function textOf({ what, verdict, status, ms, problems }: Line): string {
  const seen = status === undefined ? '' : `${status}${ms === undefined ? '' : ` in ${ms} ms`}`;
  const head = `${marks[verdict].padEnd(markWidth)}${what.padEnd(nameWidth)}${seen}`.trimEnd();
  if (verdict === 'not called') return `${head.padEnd(markWidth + nameWidth)}${problems.join()}`;
  const more = problems.length - shownProblems;
  return [
    head,
    ...problems.slice(0, shownProblems).map((problem) => `${' '.repeat(markWidth)}${problem}`),
    ...(more > 0 ? [`${' '.repeat(markWidth)}and ${more} more`] : []),
  ].join('\n');
}
