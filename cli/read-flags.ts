import { parseArgs, type ParseArgsConfig } from 'node:util';
import { usageError } from './usage-error';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Returns the values of a command's flags. A wrong flag is a `UsageError` that names it. */
export function readFlags<Flags extends Options>(args: readonly string[], options: Flags) {
  const names = Object.keys(options).map((name) => `--${name}`);
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'positional') throw usageError('arguments', 'flags only', JSON.stringify(token.value));
    if (token.kind === 'option') checkFlag(token, options[token.name], names);
  }
  return parseArgs({ args: [...args], options, strict: true }).values;
}

interface Flag {
  rawName: string;
  value?: string | undefined;
}

function checkFlag({ rawName, value }: Flag, option: Options[string] | undefined, names: string[]): void {
  if (option === undefined)
    throw usageError(rawName, `one of ${names.join(', ')}`, 'a flag that does not exist');
  // `--token --writes` lacks the token.
  if (option.type === 'string' && (value === undefined || value.startsWith('--')))
    throw usageError(rawName, 'a value', value === undefined ? 'nothing' : `the flag ${value}`);
  if (option.type === 'boolean' && value !== undefined) throw usageError(rawName, 'no value', value);
}
