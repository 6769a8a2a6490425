import { parseArgs } from 'node:util';
import { readClaims } from '../../src/domain/session/token-claims';
import { checkPortal, type Check, type Line } from './conformance';

const usage = `npm run check:portal -- --config URL [--token TOKEN --user USER_ID] [--origin URL] [--culture en-GB] [--phrase course] [--writes]

  --config    address of the configuration, as the elements get it
  --token     an access token; without one the calls are a visitor's
  --user      id of the person whom the token belongs to, where the token does not claim it
  --origin    origin of the page that will hold the elements; checks that it may read the answers
  --phrase    a phrase that finds something
  --writes    also makes the calls that change something, and changes it back`;

/** `npm run check:portal`: what the elements make of a portal's own servers, call by call. */
async function run(): Promise<void> {
  const lines = await checkPortal(readCheck(process.argv.slice(2)));
  for (const line of lines) console.log(textOf(line));
  const count = (verdict: Line['verdict']) => lines.filter((line) => line.verdict === verdict).length;
  const counts = (Object.keys(marks) as Line['verdict'][]).map((verdict) => `${count(verdict)} ${verdict}`);
  console.log(`\n${counts.join(', ')}`);
  process.exit(count('unreadable') > 0 ? 1 : 0);
}

function readCheck(args: readonly string[]): Check {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      config: text,
      token: text,
      user: text,
      origin: text,
      culture: text,
      phrase: text,
      writes: { type: 'boolean' },
    },
  });
  const { config, token, user, origin, culture = 'en-GB', phrase = 'course', writes = false } = values;
  if (config === undefined || !URL.canParse(config)) throw new Error('--config must be an address.');
  return {
    configUrl: config,
    ...(token === undefined ? {} : { token }),
    ...userIn(user, token),
    origin: new URL(origin ?? config).origin,
    culture,
    phrase,
    hasWrites: writes,
  };
}

/** The user of the token, unless another one is named. */
function userIn(user: string | undefined, token: string | undefined): Pick<Check, 'userId'> {
  const userId = user ?? readClaims(token ?? '').userId;
  return userId === undefined ? {} : { userId };
}

/** How each verdict is printed. */
const marks: Record<Line['verdict'], string> = {
  'as described': 'as described',
  readable: 'readable',
  unreadable: 'UNREADABLE',
  refused: 'refused',
  login: 'login',
  'not called': '--',
};

const markWidth = 14;

function textOf({ what, verdict, status, ms, problems }: Line): string {
  const seen = status === undefined ? '' : `${status}${ms === undefined ? '' : ` in ${ms} ms`}`;
  const head = `${marks[verdict].padEnd(markWidth)}${what.padEnd(28)}${seen}`.trimEnd();
  if (verdict === 'not called') return `${head.padEnd(markWidth + 28)}${problems.join()}`;
  return [
    head,
    ...problems.slice(0, shownProblems).map((problem) => `${' '.repeat(markWidth)}${problem}`),
  ].join('\n');
}

/** More of the same kind say nothing new. */
const shownProblems = 5;

run().catch((error: unknown) => {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exit(1);
});
