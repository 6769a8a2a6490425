import { readClaims } from '../../src/domain/session/token-claims';
import { readAddress } from '../read-address';
import { readFlags } from '../read-flags';
import { usageError } from '../usage-error';
import type { Check } from './conformance';

/** The options of the check. */
export interface CheckOptions {
  check: Check;
  /** The file for the report as a page. */
  htmlFile?: string;
  /** The file for the report as data. */
  jsonFile?: string;
}

const text = { type: 'string' } as const;
const flags = {
  config: text,
  token: text,
  user: text,
  origin: text,
  culture: text,
  phrase: text,
  writes: { type: 'boolean' },
  html: text,
  json: text,
} as const;

const exampleAddress = 'an address such as https://portal.example/config.json';

/** Reads the flags of the check. A token from the environment does not appear in the list of processes. */
export function readCheck(args: readonly string[], environmentToken: string | undefined): CheckOptions {
  const { config, user, origin, culture, phrase, writes, html, json, ...rest } = readFlags(args, flags);
  if (config === undefined) throw usageError('--config', exampleAddress, 'nothing');
  const configUrl = readAddress('--config', config, exampleAddress).href;
  const token = (rest.token ?? environmentToken)?.trim().replace(/^Bearer /i, '');
  return {
    check: {
      configUrl,
      ...(token ? { token } : {}),
      ...userIn(user, token),
      origin: readAddress('--origin', origin ?? configUrl, 'an origin such as https://intranet.example')
        .origin,
      culture: readCulture(culture ?? 'en-GB'),
      phrase: phrase ?? 'course',
      hasWrites: writes === true,
    },
    ...(html === undefined ? {} : { htmlFile: html }),
    ...(json === undefined ? {} : { jsonFile: json }),
  };
}

/** The user of the token, unless another one is named. */
function userIn(user: string | undefined, token: string | undefined): Pick<Check, 'userId'> {
  const userId = user ?? readClaims(token ?? '').userId;
  return userId === undefined ? {} : { userId };
}

function readCulture(value: string): string {
  try {
    return Intl.getCanonicalLocales(value)[0] ?? value;
  } catch {
    throw usageError('--culture', 'a language such as da-DK', JSON.stringify(value));
  }
}
