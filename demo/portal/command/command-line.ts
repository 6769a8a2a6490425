import { parseArgs } from 'node:util';
import { shapeNames } from '../shapes/shapes';

/** The options of the command. */
export interface Command {
  port: number;
  host: string;
  /** Where the data lie; a folder of the program's own when left out. */
  dataFolder?: string;
  isFresh: boolean;
  today: Date;
  items?: number;
  importFile?: string;
  tokenLifetimeSeconds: number;
  /** The shape of all answers, one of `shapeNames`. */
  shape?: string;
}

const defaultPort = 4173;
const defaultHost = '127.0.0.1';
const lastPort = 65_535;
const defaultTokenSeconds = 900;
const mostTokenSeconds = 86_400;
const mostItems = 100_000;

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  fresh: { type: 'boolean' },
  today: { type: 'string' },
  items: { type: 'string' },
  import: { type: 'string' },
  ttl: { type: 'string' },
  shapes: { type: 'string' },
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the flags, and the variables PORT, HOST and PORTAL_DATA where a flag is absent. Reports an error in one sentence. */
export function readCommand(args: readonly string[], environment: Environment, now: Date): Command {
  const flags = parse(args);
  const dataFolder = flags.data ?? environment['PORTAL_DATA'];
  return {
    port: readPort(flags.port, environment['PORT']),
    host: flags.host ?? (environment['HOST'] || defaultHost),
    ...(dataFolder === undefined ? {} : { dataFolder }),
    isFresh: flags.fresh === true,
    today: flags.today === undefined ? now : day(flags.today),
    ...(flags.items === undefined ? {} : { items: whole('--items', flags.items, mostItems) }),
    ...(flags.import === undefined ? {} : { importFile: flags.import }),
    ...(flags.shapes === undefined ? {} : { shape: shapeOf(flags.shapes) }),
    tokenLifetimeSeconds:
      flags.ttl === undefined ? defaultTokenSeconds : whole('--ttl', flags.ttl, mostTokenSeconds),
  };
}

function readPort(flag: string | undefined, variable: string | undefined): number {
  if (flag !== undefined) return whole('--port', flag, lastPort);
  return variable === undefined || variable === '' ? defaultPort : whole('PORT', variable, lastPort);
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
