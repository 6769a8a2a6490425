/** A wrong use of a command. The command ends with this message and exit code 2. */
export class UsageError extends Error {}

/** Returns the message for an argument: what was expected, and what was there. */
export const usageError = (argument: string, expected: string, got: string): UsageError =>
  new UsageError(`${argument}: expected ${expected}, got ${got}`);
