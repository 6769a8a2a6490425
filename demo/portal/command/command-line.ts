import { parseArgs } from 'node:util';
import { shapeNames } from '../shapes/shapes';

/** The options of the command. */
export interface Command {
  port: number;
  isFresh: boolean;
  today: Date;
  items?: number;
  importFile?: string;
  tokenLifetimeSeconds: number;
  /** The shape of all answers, one of `shapeNames`. */
  shape?: string;
}

const defaultPort = 4173;
const lastPort = 65_535;
const defaultTokenSeconds = 900;
const mostTokenSeconds = 86_400;
const mostItems = 100_000;

const options = {
  fresh: { type: 'boolean' },
  today: { type: 'string' },
  items: { type: 'string' },
  import: { type: 'string' },
  ttl: { type: 'string' },
  shapes: { type: 'string' },
} as const;

/** Reads the flags and the port; what is wrong is said in one sentence. */
export function readCommand(args: readonly string[], port: string | undefined, now: Date): Command {
  const flags = parse(args);
  return {
    port: port === undefined || port === '' ? defaultPort : whole('PORT', port, lastPort),
    isFresh: flags.fresh === true,
    today: flags.today === undefined ? now : day(flags.today),
    ...(flags.items === undefined ? {} : { items: whole('--items', flags.items, mostItems) }),
    ...(flags.import === undefined ? {} : { importFile: flags.import }),
    ...(flags.shapes === undefined ? {} : { shape: shapeOf(flags.shapes) }),
    tokenLifetimeSeconds:
      flags.ttl === undefined ? defaultTokenSeconds : whole('--ttl', flags.ttl, mostTokenSeconds),
  };
}

function parse(args: readonly string[]) {
  const supported = Object.keys(options).map((name) => `--${name}`);
  const unknown = args.find((arg) => arg.startsWith('-') && !supported.includes(arg.split('=')[0] ?? ''));
  if (unknown !== undefined) throw new Error(`Unknown flag ${unknown}; known are ${supported.join(', ')}.`);
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new Error(`The flags ${args.join(' ')} cannot be read; known are ${supported.join(', ')}.`);
  }
}

function whole(name: string, value: string, most: number): number {
  const number = Number(value);
  if (Number.isInteger(number) && number > 0 && number <= most) return number;
  throw new Error(`${name} must be a whole number from 1 to ${most}, not ${value}.`);
}

function shapeOf(value: string): string {
  if (shapeNames.includes(value)) return value;
  throw new Error(`--shapes must be one of ${shapeNames.join(', ')}, not ${value}.`);
}

function day(value: string): Date {
  const date = new Date(`${value}T08:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime());
  if (isDay && date.toISOString().startsWith(value)) return date;
  throw new Error(`--today must be a day as YYYY-MM-DD, not ${value}.`);
}
