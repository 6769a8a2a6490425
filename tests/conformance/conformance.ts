import { readConfiguration } from '../../src/api/configuration';
import { endpoints, type Operation } from '../../src/api/endpoints';
import { askOnce, type Asking } from './asked';
import { knownFrom, learned, type Known } from './known';
import { reads, type Making } from './reads';
import { writes } from './writes';

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

type Verdict = 'fits' | 'misfit' | 'refused' | 'login' | 'not called';

/** One line of the report. */
export interface Line {
  what: string;
  verdict: Verdict;
  status?: number;
  ms?: number;
  problems: readonly string[];
}

/** Asks a portal every call that the elements make, as far as its own answers allow, and says call by call what fits. */
export async function checkPortal(check: Check): Promise<Line[]> {
  const { configUrl, token, culture, origin } = check;
  const address = new URL(configUrl).href;
  const answer = await fetch(address, { headers: { Origin: origin, 'Accept-Language': culture } });
  const given: unknown = answer.ok ? await answer.json() : undefined;
  const { configuration, problems } = readConfiguration(given, address);
  const first = configurationLine(answer.status, problems);
  if (!configuration) return [first];
  const asking: Asking = { services: configuration.services, token, culture, origin };
  const start = knownFrom(configuration, check.phrase);
  const known: Known = check.userId === undefined ? start : { ...start, userId: check.userId };
  const read = await askAll(asking, known, reads);
  const written = check.hasWrites ? await askAll(asking, read.known, writes(read.known)) : undefined;
  const lines = [first, ...read.lines, ...(written?.lines ?? [])];
  return [...lines, ...uncalled(lines, check.hasWrites)];
}

const configurationLine = (status: number, problems: readonly string[]): Line => ({
  what: 'configuration',
  verdict: status === 200 && problems.length === 0 ? 'fits' : 'misfit',
  status,
  problems: status === 200 ? problems : [`answered ${status}, expected 200`],
});

async function askAll(asking: Asking, start: Known, table: readonly (readonly [Operation, Making])[]) {
  const lines: Line[] = [];
  let known = start;
  for (const [operation, make] of table) {
    const input = make(known);
    if (!input) {
      lines.push({
        what: operation,
        verdict: 'not called',
        problems: ['no earlier answer told what it needs'],
      });
      continue;
    }
    const { answer, ...asked } = await askOnce(asking, operation, input);
    known = learned(known, operation, answer);
    lines.push({ what: operation, verdict: verdictOf(asked, asking.token), ...asked });
  }
  return { lines, known };
}

const notSignedIn = 401;
const success = 200;
const refusals: readonly number[] = [403, 404, 410];

/** A visitor may be sent to sign in; somebody with a token may not. */
function verdictOf(
  { status, problems }: { status: number; problems: readonly string[] },
  token?: string,
): Verdict {
  if (problems.length > 0) return 'misfit';
  if (status === notSignedIn) return token === undefined ? 'login' : 'misfit';
  if (status === success) return 'fits';
  // The answers name no item that this person may see all of; refusing one in the described way is no misfit.
  return refusals.includes(status) ? 'refused' : 'misfit';
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
