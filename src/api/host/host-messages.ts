import * as v from 'valibot';
import { safeAddress } from '../../domain/navigation/link-address';
import type { Problem } from '../../domain/setup/problem';
import { readFitting } from './problems';

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
export function readHostMessages(input: unknown): { messages: HostMessage[]; problems: Problem[] } {
  const list: unknown[] = Array.isArray(input) ? input : [];
  const isOther = input !== undefined && !Array.isArray(input);
  const problems: Problem[] = isOther
    ? [{ field: 'notifications', expected: 'a list', actual: typeof input }]
    : [];
  const messages = list.flatMap((one, index) => {
    const read = readFitting(MessageResponse, one, `notifications[${index}]`);
    problems.push(...read.problems);
    return read.output && read.problems.length === 0 ? toMessage(read.output) : [];
  });
  return { messages, problems: problems.map((problem) => ({ ...problem, code: 'property' })) };
}

function toMessage({ text, href, at }: v.InferOutput<typeof MessageResponse>): HostMessage {
  const safe = href ? safeAddress(href) : undefined;
  return { text, ...(safe ? { href: safe } : {}), ...(at ? { atMs: Date.parse(at) } : {}) };
}
