import * as v from 'valibot';
import { reshapedResponse, shapeNames } from '../shapes/shapes';

const modes = ['slow', 'refuse', 'done-500', 'done-lost', 'late', 'malformed', 'shape'] as const;

const defaultDelayMs = 2000;
const defaultStatus = 500;

/** Time for the first sign to be sent. */
const lossDelayMs = 20;

/** A fault that tests and the demo's panel put on a call, or on all with `*`. */
export const faultSchema = v.object({
  call: v.string(),
  mode: v.picklist(modes, `mode must be one of ${modes.join(', ')}`),
  /** How long `slow` waits before it carries the call out, and `late` after. */
  ms: v.optional(v.pipe(v.number(), v.minValue(0)), defaultDelayMs),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)), defaultStatus),
  /** In which shape `shape` answers. */
  shape: v.optional(v.picklist(shapeNames, `shape must be one of ${shapeNames.join(', ')}`), 'bare'),
  /** For how many calls; for all when left out. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

type Fault = v.InferOutput<typeof faultSchema>;

export interface Faults {
  add(fault: Fault): void;
  list(): readonly Fault[];
  clear(): void;
  /** The fault that strikes this call, counted down. */
  take(call: string): Fault | undefined;
}

/** Keeps the faults in force; the newest strikes first. */
export function createFaults(): Faults {
  let inForce: Fault[] = [];
  return {
    add: (fault) => void inForce.unshift(fault),
    list: () => inForce,
    clear: () => void (inForce = []),
    take(call) {
      const fault = inForce.find((candidate) => candidate.call === call || candidate.call === '*');
      if (fault?.times === undefined) return fault;
      const left = { ...fault, times: fault.times - 1 };
      inForce = inForce.flatMap((other) => {
        if (other !== fault) return other;
        return left.times > 0 ? left : [];
      });
      return fault;
    },
  };
}

type CarryOut = () => Promise<Response>;

/** The call that a fault strikes. */
interface Struck {
  operation: string;
  origin: string;
  carryOut: CarryOut;
}

/** How each fault spoils a call; the `done-` ones carry the write out and then hide it (A-138, O-15). */
const spoiling: Readonly<Record<Fault['mode'], (fault: Fault, call: Struck) => Promise<Response>>> = {
  slow: async ({ ms }, { carryOut }) => {
    await delay(ms);
    return carryOut();
  },
  refuse: ({ status }) => Promise.resolve(failure(status)),
  'done-500': async (_fault, { carryOut }) => {
    await carryOut();
    return failure(defaultStatus);
  },
  'done-lost': async (_fault, { carryOut }) => {
    await carryOut();
    return new Response(lostBody(), { headers: { 'content-type': 'application/json' } });
  },
  late: async ({ ms }, { carryOut }) => {
    const answer = await carryOut();
    await delay(ms);
    return answer;
  },
  malformed: () =>
    Promise.resolve(new Response('{"items":[{"id":', { headers: { 'content-type': 'application/json' } })),
  shape: async ({ shape }, { carryOut, ...call }) => reshapedResponse(shape, await carryOut(), call),
};

/** Answers a call under a fault. */
export function spoil(fault: Fault, call: Struck): Promise<Response> {
  return spoiling[fault.mode](fault, call);
}

function failure(status: number): Response {
  return Response.json({ message: 'A fault that was requested' }, { status });
}

/** A body that breaks off after its first sign, as when the connection is lost when the server has done its work. */
function lostBody(): ReadableStream {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{')),
    pull: async (controller) => {
      await delay(lossDelayMs);
      controller.error(new Error('A lost answer that was requested'));
    },
  });
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
