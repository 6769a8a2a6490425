import * as v from 'valibot';
import { safeAddress } from '../../domain/navigation/link-address';
import { problemOf } from './problems';

/** A notification from the embedding page for the bell in the header. @see A-133 */
export interface HostMessage {
  text: string;
  href?: string;
  atMs?: number;
}

const MessageResponse = v.object({
  text: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  href: v.nullish(v.string()),
  at: v.nullish(v.pipe(v.string(), v.isoTimestamp())),
});

/** Parses the notifications from the embedding page. Reports and omits one that does not match. @see O-11 */
export function readHostMessages(input: unknown): { messages: HostMessage[]; problems: string[] } {
  if (input === undefined) return { messages: [], problems: [] };
  if (!Array.isArray(input))
    return { messages: [], problems: [`notifications: expected a list, got ${typeof input}`] };
  const read = input.map((one: unknown, index) => {
    const { output, issues, success } = v.safeParse(MessageResponse, one);
    return success
      ? { messages: [toMessage(output)], problems: [] }
      : { messages: [], problems: issues.map((issue) => problemOf(`notifications[${index}]`, issue)) };
  });
  return {
    messages: read.flatMap(({ messages }) => messages),
    problems: read.flatMap(({ problems }) => problems),
  };
}

function toMessage({ text, href, at }: v.InferOutput<typeof MessageResponse>): HostMessage {
  const safe = href ? safeAddress(href) : undefined;
  return { text, ...(safe ? { href: safe } : {}), ...(at ? { atMs: Date.parse(at) } : {}) };
}
