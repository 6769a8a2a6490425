import * as v from 'valibot';
import { safeAddress } from '../../domain/navigation/link-address';
import type { Problem } from '../../domain/setup/problem';

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
  if (input === undefined) return { messages: [], problems: [] };
  if (!Array.isArray(input))
    return { messages: [], problems: [problemOf('notifications', 'a list', typeof input)] };
  const read = input.map((one: unknown, index) => {
    const { output, issues, success } = v.safeParse(MessageResponse, one);
    return success
      ? { messages: [toMessage(output)], problems: [] }
      : {
          messages: [],
          problems: issues.map((issue) =>
            problemOf(
              `notifications[${index}].${v.getDotPath(issue)}`,
              String(issue.expected),
              issue.received,
            ),
          ),
        };
  });
  return {
    messages: read.flatMap(({ messages }) => messages),
    problems: read.flatMap(({ problems }) => problems),
  };
}

const problemOf = (field: string, expected: string, actual: string): Problem => ({
  code: 'property',
  field,
  expected,
  actual,
});

function toMessage({ text, href, at }: v.InferOutput<typeof MessageResponse>): HostMessage {
  const safe = href ? safeAddress(href) : undefined;
  return { text, ...(safe ? { href: safe } : {}), ...(at ? { atMs: Date.parse(at) } : {}) };
}
