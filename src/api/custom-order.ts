import * as v from 'valibot';
import { readElementType } from '../domain/custom-elements/custom-element';
import { noSavedPlace, type OrderEntry } from '../domain/custom-elements/saved-order';
import { fieldOf, isObject } from './answers/envelope';
import { code, flag, id, text } from './answers/fields';
import { readList } from './answers/read';
import { responseObject } from './answers/response-object';
import type { Api } from './api';

/** Whose order of which list. */
export interface OrderOwner {
  componentId: string;
  userId: string;
}

const WireEntry = v.pipe(
  responseObject({
    elementId: id,
    name: text,
    description: text,
    type: v.nullish(code, 'Link'),
    imageId: text,
    order: v.nullish(v.number(), noSavedPlace),
    hidden: flag,
  }),
  v.transform((wire): OrderEntry => ({ ...wire, type: readElementType(wire.type) })),
);

/** The order that a user saved for a list; empty when there is none (R-API-076, A-046). */
export async function savedOrder(
  api: Api,
  { componentId, userId }: OrderOwner,
  signal?: AbortSignal,
): Promise<OrderEntry[]> {
  const operation = 'customElementsOrder';
  const answer = await api.http.send(operation, { path: { a: componentId, b: userId } }, signal);
  if (isNothing(answer)) return [];
  return readList(WireEntry, answer, {
    operation,
    report: api.report,
    listNames: ['userCustomElementsOrder'],
  }).items;
}

/** Nobody has saved an order: servers say so with null, bare or below `data`. */
const isNothing = (answer: unknown): boolean =>
  answer === null || (isObject(answer) && fieldOf(answer, 'data') === null);

/** Saves a user's order of a list, whole (R-API-077, R-ENTITY-027). */
export async function saveOrder(
  { http }: Api,
  owner: OrderOwner,
  entries: readonly OrderEntry[],
): Promise<void> {
  await http.send('saveCustomElementsOrder', {
    body: { ...owner, userCustomElementsOrder: [...entries] },
  });
}
