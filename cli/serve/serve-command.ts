import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, readCommand } from '../../demo/portal/command/command-line';
import { startPortal } from '../../demo/portal/start-portal';
import { packageRoot } from '../package-root';
import { UsageError } from '../usage-error';

const usage = `Usage: lp-catalog serve [OPTIONS]

Starts the reference portal and the demo pages. The tour is at /demo/.

Options:
  --port PORT        default: the variable PORT, else 4173
  --host HOST        default: the variable HOST, else 127.0.0.1, which only this computer can reach
  --data FOLDER      saves what people write in this folder. Default: a temporary folder, deleted at the end
  --fresh            deletes what was saved in the folder
  --today YYYY-MM-DD the day that dates are made from. Default: today
  --items NUMBER     makes a catalog of this size
  --import FILE      shows a catalog of yours; docs/catalog-format.md describes it
  --ttl SECONDS      lifetime of access tokens. Default: 900
  --shapes NAME      answers in another shape; a wrong name lists all
  --slim             serves the slim build
  --help             prints this text

Exit codes:
  0    ended with Ctrl+C
  1    could not start, for example because the port is in use
  2    wrong use, such as an unknown flag`;

/** `lp-catalog serve`: the reference portal over the build of this package. Returns nothing while it serves. */
export async function runServe(args: readonly string[]): Promise<number | undefined> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const isSlim = args.includes('--slim');
  const command = readOptions(args.filter((arg) => arg !== '--slim'));
  const root = packageRoot();
  await startPortal({
    distFolder: join(root, isSlim ? 'dist/slim' : 'dist'),
    root,
    isPrerendering: process.env['LP_SSR'] !== '0',
    command: { ...command, dataFolder: command.dataFolder ?? temporaryFolder() },
  });
  process.stdout.write(`The tour is at http://localhost:${command.port}/demo/. Ctrl+C ends the portal.\n`);
  return undefined;
}

function readOptions(args: readonly string[]): Command {
  try {
    return readCommand(args, process.env, new Date());
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Returns a new folder that is deleted when this process ends. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lp-catalog-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
