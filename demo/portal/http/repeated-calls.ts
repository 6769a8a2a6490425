/** As long as a client or a browser may repeat a call whose answer was lost. */
const rememberedMs = 5 * 60_000;

export interface CallIdentity {
  operation: string;
  /** The caller; undefined for an anonymous visitor. */
  personId: string | undefined;
  /** Path and query, which name what is changed. */
  address: string;
  /** The `X-Correlation-ID` header; a call without one is always carried out. */
  correlationId: string | undefined;
}

/**
 * Carries out a call once: the same operation by the same person under the same correlation id is answered as before
 * (A-138, O-15). A call that failed is carried out again.
 */
export function createRepeatedCalls(now: () => number) {
  const answers = new Map<string, { answer: Promise<Response>; atMs: number }>();
  return {
    async once(call: CallIdentity, carryOut: () => Promise<Response>): Promise<Response> {
      if (call.correlationId === undefined) return carryOut();
      for (const [key, { atMs }] of answers) if (atMs + rememberedMs <= now()) answers.delete(key);
      const key = JSON.stringify([call.operation, call.personId, call.address, call.correlationId]);
      const earlier = answers.get(key);
      if (earlier) return (await earlier.answer).clone();
      const answer = carryOut();
      answers.set(key, { answer, atMs: now() });
      const response = await answer.catch((failure: unknown) => {
        answers.delete(key);
        throw failure;
      });
      if (!response.ok) answers.delete(key);
      return response.clone();
    },
  };
}
