/** The options of `npm run bench`. */
export interface Options {
  /** How often every page is measured, 1 to 99. */
  rounds: number;
  /** Names of the measures to take; all of them when empty. */
  only: readonly string[];
  /** Folder of another build to compare with. */
  against: string | undefined;
}

/** A command line that cannot be read; the message lists what is possible. */
export class UsageError extends Error {}

const defaultRounds = 9;
const maxRounds = 99;
const usage = 'Options: --rounds N, --only NAME[,NAME], --against FOLDER.';

/**
 * Reads the arguments of `npm run bench`; an option takes its value after a space or an equals sign.
 * @throws UsageError for an unknown option or name, and for a missing or wrong value.
 */
export function parseOptions(args: readonly string[], names: readonly string[]): Options {
  const options: Options = { rounds: defaultRounds, only: [], against: undefined };
  const words = args.flatMap((arg) => (/^--\w+=/.test(arg) ? splitAtEquals(arg) : [arg]));
  for (let at = 0; at < words.length; at += 2) {
    const [option = '', value] = words.slice(at, at + 2);
    if (!['--rounds', '--only', '--against'].includes(option))
      throw new UsageError(`Unknown option ${option}. ${usage}`);
    if (value === undefined || value === '' || value.startsWith('--'))
      throw new UsageError(`${option} needs a value. ${usage}`);
    if (option === '--rounds') options.rounds = readRounds(value);
    else if (option === '--only') options.only = readNames(value, names);
    else options.against = value;
  }
  return options;
}

function splitAtEquals(arg: string): string[] {
  const at = arg.indexOf('=');
  return [arg.slice(0, at), arg.slice(at + 1)];
}

function readRounds(value: string): number {
  const rounds = Number(value);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > maxRounds)
    throw new UsageError(`--rounds expects a whole number from 1 to ${maxRounds}, got ${value}.`);
  return rounds;
}

function readNames(value: string, names: readonly string[]): string[] {
  const chosen = value.split(',').map((name) => name.trim());
  const unknown = chosen.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`--only does not know "${unknown}". Names: ${names.join(', ')}.`);
  return chosen;
}
