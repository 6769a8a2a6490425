import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createPortal } from '../../../demo/portal/portal';
import type { Json } from '../../../demo/portal/shapes/json';
import { reshaped, shapeNames } from '../../../demo/portal/shapes/shapes';
import { readConfiguration, type PortalConfiguration } from '../../../src/api/host/configuration';
import type { Operation } from '../../../src/api/http/endpoints';
import { collectAnswers } from '../../conformance/collect-answers';
import { readAnswer } from '../../../cli/check/read-answer';
import { clientOf, origin } from '../../portal/open-portal';
import { annaId, smallCatalog, today } from '../../portal/small-catalog';

let answers: ReadonlyMap<Operation, Json>;
let configuration: PortalConfiguration;

beforeAll(async () => {
  // Events whose request is refused here are dropped with a line of their own.
  vi.spyOn(console, 'warn').mockReturnValue();
  const portal = await createPortal({
    databaseFile: ':memory:',
    catalog: smallCatalog,
    today,
    tokenLifetimeSeconds: 900,
    distFolder: 'dist',
    pageFolders: [],
  });
  const { json, send } = clientOf(portal);
  const read = readConfiguration(await json('/config.json'), `${origin}/config.json`).configuration;
  if (!read) throw new Error('The reference portal has no configuration.');
  configuration = read;
  answers = await collectAnswers(configuration, annaId, (url, init) =>
    send(url, { ...init, person: annaId }),
  );
  portal.close();
  return () => vi.restoreAllMocks();
});

/** The requested id. */
function requestedIn(operation: Operation): string {
  const found = JSON.stringify(answers.get('listing') ?? null).match(/"id":"?(\w+)/)?.[1];
  return operation === 'listing' ? (found ?? '') : '103';
}

const read = async (operation: Operation, answer: Json | undefined) => {
  const result = await readAnswer(operation, answer, {
    ...configuration,
    requestedId: requestedIn(operation),
  });
  // An image may be named by its id or by its address.
  const text = JSON.stringify(result.read ?? null).replace(/\?size=\w+(&access_token=)?/g, '');
  return { ...result, read: text.replaceAll(/(https?:)?\/\/localhost:\d+/g, '') };
};

describe.each(shapeNames)('answers in the shape %s', (shape) => {
  it('are read like the documented ones for every operation [O-19 A-105]', async () => {
    expect(answers.size).toBeGreaterThan(30);
    const differences: string[] = [];
    for (const [operation, answer] of answers) {
      const plain = await read(operation, answer);
      const other = await read(operation, reshaped(shape, answer, { operation, origin }));
      if (other.unreadable !== undefined) differences.push(other.unreadable);
      if (other.read !== plain.read) differences.push(`${operation}: ${other.read} is not ${plain.read}`);
      differences.push(...other.leftOut.filter((line) => !plain.leftOut.includes(line)));
    }
    expect(differences).toEqual([]);
  });
});

it.each(['', '"text"', '{"message":"moved"}', 'null', '7', '{"items":"none"}'])(
  'all reads fail when every list answers %s, and none reads an empty list [O-19]',
  async (body) => {
    const lists = [...answers].filter(([, answer]) => Array.isArray(answer));
    expect(lists.length).toBeGreaterThan(10);
    const answer = body === '' ? undefined : (JSON.parse(body) as Json);
    const readable: string[] = [];
    for (const [operation] of lists) {
      const { unreadable } = await readAnswer(operation, answer, configuration);
      if (unreadable === undefined) readable.push(operation);
    }
    expect(readable).toEqual([]);
  },
);
