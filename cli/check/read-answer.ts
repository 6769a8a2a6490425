import { misfitText } from '../../src/api/answers/misfit';
import type { Api } from '../../src/api/http/api';
import { ApiFailure } from '../../src/api/http/failure';
import type { Operation, ServiceName } from '../../src/api/http/endpoints';
import { readers } from './readers';

/** What the elements make of an answer. */
export interface ReadAnswer {
  read: unknown;
  /** Parts that could not be read and were left out. */
  leftOut: readonly string[];
  /** Why nothing could be read; undefined where something could. */
  unreadable: string | undefined;
}

interface Source {
  operation: Operation;
  answer: unknown;
  services: Api['services'];
  leftOut: string[];
}

/** An API that gives one answer to one operation, and refuses the calls that follow from it. */
function apiGiving({ operation, answer, services, leftOut }: Source): Api {
  return {
    http: {
      send: (sent) =>
        sent === operation
          ? Promise.resolve(answer)
          : Promise.reject(new ApiFailure('aborted', sent, 'this answer is read alone')),
      follow: () => Promise.reject(new ApiFailure('aborted', 'nextPage', 'this answer is read alone')),
    },
    services,
    mediaAddress: new URL('/', services.elearning).href,
    mediaHosts: [],
    timeZone: 'Europe/Copenhagen',
    report: (misfit) => void leftOut.push(misfitText(misfit)),
  };
}

/** The portal that answered. */
interface Portal {
  services: Readonly<Record<ServiceName, string>>;
  /** The id of the course or offer that was requested. */
  requestedId?: string;
}

/** Reads an answer with the elements' own reader; a write without one is readable whatever it answers. */
export async function readAnswer(
  operation: Operation,
  answer: unknown,
  { services, requestedId = '1' }: Portal,
): Promise<ReadAnswer> {
  const leftOut: string[] = [];
  try {
    const read = await readers[operation]?.(apiGiving({ operation, answer, services, leftOut }), requestedId);
    return { read, leftOut: [...new Set(leftOut)], unreadable: undefined };
  } catch (error) {
    return { read: undefined, leftOut, unreadable: error instanceof Error ? error.message : String(error) };
  }
}
