import { requestTimeoutMs } from '../../src/domain/limits';
import { isOpenTo } from './cors';

/** What the address of the configuration answered. */
export interface ConfigurationAnswer {
  /** 0 when there was no answer. */
  status: number;
  /** The JSON; undefined when the answer has none. */
  body: unknown;
  /** Why the elements cannot read the answer. */
  problems: readonly string[];
}

interface Sent {
  configUrl: string;
  culture: string;
  /** The origin of the page. */
  origin: string;
}

/** Fetches the configuration as the elements do. @see A-126 */
export async function fetchConfiguration(sent: Sent): Promise<ConfigurationAnswer> {
  const { configUrl, culture, origin } = sent;
  try {
    const response = await fetch(configUrl, {
      headers: { Accept: 'application/json', 'Accept-Language': culture, Origin: origin },
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    return readResponse(response, await response.text(), sent);
  } catch (error) {
    const got = `no answer (${reasonOf(error)})`;
    return { status: 0, body: undefined, problems: [`config: expected JSON from ${configUrl}, got ${got}`] };
  }
}

function readResponse(response: Response, text: string, sent: Sent): ConfigurationAnswer {
  const { status } = response;
  const notJson = { status, body: undefined };
  if (status !== 200)
    return {
      ...notJson,
      problems: [`config: expected status 200 from ${sent.configUrl}, got status ${status}`],
    };
  try {
    return { status, body: JSON.parse(text), problems: corsProblems(response, sent) };
  } catch {
    return { ...notJson, problems: [`config: expected JSON, got ${describe(response, text)}`] };
  }
}

function corsProblems(response: Response, { configUrl, origin }: Sent): string[] {
  if (new URL(configUrl).origin === origin || isOpenTo(response, origin)) return [];
  const got = response.headers.get('access-control-allow-origin') ?? 'nothing';
  return [`config: access-control-allow-origin: expected ${origin} or *, got ${got}`];
}

const shownCharacters = 60;

function describe({ headers }: Response, text: string): string {
  if (text.trim() === '') return 'an empty answer';
  const type = headers.get('content-type') ?? 'an answer without content-type';
  return `${type} that begins with ${JSON.stringify(text.trim().slice(0, shownCharacters))}`;
}

/** `fetch` reports the reason as the cause of "fetch failed"; a host with several addresses has one cause for each. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join('; ');
  return cause instanceof Error ? cause.message || cause.name : error.message;
}
