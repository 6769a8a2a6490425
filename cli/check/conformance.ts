import { readConfiguration } from '../../src/api/host/configuration';
import { endpoints, type Operation } from '../../src/api/http/endpoints';
import { fetchConfiguration } from './configuration-answer';
import { idsFrom, withIdsOf, type CallIds } from './call-ids';
import { makeCall, type Caller, type CallResult } from './make-call';
import { readAnswer } from './read-answer';
import { reads, type Making } from './reads';
import { visitorSees } from './visitor-sees';
import { writes } from './writes';
import { problemMessage } from '../../src/domain/setup/problem';

/** What is to be checked. */
export interface Check {
  configUrl: string;
  token?: string;
  userId?: string;
  culture: string;
  origin: string;
  phrase: string;
  /** Also makes the calls that change something, and changes it back. */
  hasWrites: boolean;
}

/**
 * `as described`: the answer is as docs/openapi.yaml says. `readable`: it differs, and the elements read it all the same.
 * `unreadable`: a visitor would see a failure, or less than the server sent.
 */
export type Verdict = 'as described' | 'readable' | 'unreadable' | 'refused' | 'login' | 'not called';

/** One line of the report. */
export interface Line {
  what: string;
  verdict: Verdict;
  status?: number;
  ms?: number;
  problems: readonly string[];
}

/** Makes every call that the elements make, as far as the portal's own answers allow, and judges each answer. */
export async function checkPortal(check: Check): Promise<Line[]> {
  const { configUrl, token, culture, origin } = check;
  const answer = await fetchConfiguration(check);
  if (answer.body === undefined) return [configurationLine(answer.status, answer.problems)];
  const { configuration, problems } = readConfiguration(answer.body, configUrl);
  const first = configurationLine(answer.status, [...answer.problems, ...problems.map(problemMessage)]);
  if (!configuration) return [first];
  const caller: Caller = { services: configuration.services, token, culture, origin };
  const start = idsFrom(configuration, check.phrase);
  const ids: CallIds = check.userId === undefined ? start : { ...start, userId: check.userId };
  const read = await callAll(caller, ids, reads);
  const written = check.hasWrites ? await callAll(caller, read.ids, writes(read.ids)) : undefined;
  const lines = [first, ...read.lines, ...(written?.lines ?? [])];
  return [...lines, ...uncalled(lines, check.hasWrites)];
}

const configurationLine = (status: number, problems: readonly string[]): Line => ({
  what: 'configuration',
  verdict: problems.length === 0 ? 'as described' : 'unreadable',
  status,
  problems,
});

async function callAll(caller: Caller, start: CallIds, table: readonly (readonly [Operation, Making])[]) {
  const lines: Line[] = [];
  let ids = start;
  for (const [operation, make] of table) {
    const input = make(ids);
    if (!input) {
      lines.push({
        what: operation,
        verdict: 'not called',
        problems: ['no earlier answer named what it needs'],
      });
      continue;
    }
    const result = await makeCall(caller, operation, input);
    ids = withIdsOf(ids, operation, result.answer);
    const { status, ms } = result;
    lines.push({
      what: operation,
      status,
      ms,
      ...(await judge(caller, result, operation === 'listing' ? ids.item?.id : ids.courseId)),
    });
  }
  return { lines, ids };
}

const notSignedIn = 401;
const refusals: readonly number[] = [403, 404, 410];
const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** A visitor may be sent to sign in; somebody with a token may not. */
async function judge(
  caller: Caller,
  { operation, status, answer, differences, unreadable }: CallResult,
  requestedId = '',
): Promise<Pick<Line, 'verdict' | 'problems'>> {
  const fails = (problems: readonly string[]) =>
    ({ verdict: 'unreadable', problems: [...problems, visitorSees(operation)] }) as const;
  if (unreadable.length > 0) return fails(unreadable);
  if (status === notSignedIn && caller.token === undefined) return { verdict: 'login', problems: [] };
  // The answers name no item that this person may see all of; a refusal is an answer the elements know.
  if (refusals.includes(status)) return { verdict: 'refused', problems: [] };
  if (!isSuccess(status)) return fails([`${operation}: answered ${status}`]);
  const read = await readAnswer(operation, answer, { services: caller.services, requestedId });
  if (read.unreadable !== undefined) return fails([read.unreadable]);
  if (read.leftOut.length > 0) return fails(read.leftOut);
  return differences.length > 0
    ? { verdict: 'readable', problems: differences }
    : { verdict: 'as described', problems: [] };
}

function uncalled(lines: readonly Line[], hasWrites: boolean): Line[] {
  const seen = new Set(lines.map(({ what }) => what));
  return (Object.keys(endpoints) as Operation[])
    .filter((operation) => !seen.has(operation))
    .map((operation) => ({
      what: operation,
      verdict: 'not called',
      problems: [
        endpoints[operation].isWrite && !hasWrites
          ? 'it changes something; --writes makes such calls and changes it back'
          : 'it needs something that no answer names',
      ],
    }));
}
