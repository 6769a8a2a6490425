#!/usr/bin/env node
import { packageVersion } from './package-root';
import { UsageError } from './usage-error';

const usage = `Usage: lp-catalog COMMAND [OPTIONS]

Commands:
  check      check the servers of a portal against what the elements need
  prerender  write the public pages of a catalog as static files
  serve      start the reference portal and the demo pages

Options:
  --help     print this text; "lp-catalog COMMAND --help" prints the options of a command
  --version  print the version

Exit codes: 0 when all is right, 1 when a command found something or failed, 2 when it was used wrongly.`;

/** Runs a command and returns its exit code; undefined while it goes on. */
type Run = (args: readonly string[]) => Promise<number | undefined>;

/** The commands. The code of each is loaded when it runs. */
const commands: Readonly<Record<string, () => Promise<Run>>> = {
  check: async () => (await import('./check/check-command')).runCheck,
  prerender: async () => (await import('./prerender/prerender-command')).runPrerender,
  serve: async () => (await import('./serve/serve-command')).runServe,
};

async function run([name, ...args]: readonly string[]): Promise<number | undefined> {
  if (name === '--version') return print(packageVersion());
  if (name === undefined) throw new UsageError(`Expected a command, got nothing.\n\n${usage}`);
  if (name === '--help' || name === '-h') return print(usage);
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined)
    throw new UsageError(`Expected one of the commands ${Object.keys(commands).join(', ')}, got "${name}".`);
  return (await load())(args);
}

function print(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

const exitCodes = { failure: 1, wrongUse: 2 };

run(process.argv.slice(2)).then(
  (code) => {
    // The cache of a rendered page has timers, so the process would end a minute later. The callback follows all output.
    if (code !== undefined) process.stdout.write('', () => process.exit(code));
  },
  (error: unknown) => {
    process.stderr.write(`lp-catalog: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = error instanceof UsageError ? exitCodes.wrongUse : exitCodes.failure;
  },
);
