import { envelopes, inEnvelope } from './envelopes';
import { fieldShapes, withAddresses } from './fields';
import type { Json } from './json';

const addressShapes = ['root-relative', 'protocol-relative'] as const;

/** Every shape in which a portal may answer the same (O-19). */
export const shapeNames: readonly string[] = [
  ...Object.keys(envelopes),
  ...Object.keys(fieldShapes),
  ...addressShapes,
  'empty-body',
];

/** The writes whose answer nobody needs. */
const quietWrites: ReadonlySet<string> = new Set([
  ...[
    'editList',
    'deleteList',
    'followList',
    'unfollowList',
    'addListItem',
    'deleteListItem',
    'addFavourite',
  ],
  ...['deleteFavourite', 'trackPostView', 'addInterests', 'deleteInterests', 'saveCustomElementsOrder'],
  'recordContinueWhereYouLeft',
]);

interface Call {
  operation: string;
  /** Of the portal, as the browser sees it. */
  origin: string;
}

/** The same answer in another shape; undefined is an empty body. */
export function reshaped(shape: string, answer: Json, { operation, origin }: Call): Json | undefined {
  if (shape === 'empty-body') return quietWrites.has(operation) ? undefined : answer;
  const address = addressShapes.find((name) => name === shape);
  if (address) return withAddresses(answer, origin, address);
  return fieldShapes[shape]?.(answer) ?? inEnvelope(shape, operation, answer);
}

/** Reshapes a response; what is no JSON, or no success, stays as it is. */
export async function reshapedResponse(shape: string, response: Response, call: Call): Promise<Response> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!response.ok || !isJson) return response;
  const answer = reshaped(shape, (await response.json()) as Json, call);
  return answer === undefined ? new Response(null, { status: response.status }) : Response.json(answer);
}
