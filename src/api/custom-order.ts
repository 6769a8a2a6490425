import * as v from 'valibot';
import { readElementType } from '../domain/custom-elements/custom-element';
import { noSavedPlace, type OrderEntry } from '../domain/custom-elements/saved-order';
import { flag, id, list, readAnswer, readItems, text } from './answers';
import type { Api } from './api';

/** Whose order of which list. */
export interface OrderOwner {
  componentId: string;
  userId: string;
}

const WireEntry = v.pipe(
  v.object({
    elementId: id,
    name: text,
    description: text,
    type: v.nullish(v.union([v.string(), v.number()]), 'Link'),
    imageId: text,
    order: v.nullish(v.number(), noSavedPlace),
    hidden: flag,
  }),
  v.transform((wire): OrderEntry => ({ ...wire, type: readElementType(wire.type) })),
);

/** The order that a user saved for a list; empty when there is none (R-API-076, A-046). */
export async function savedOrder(
  { http }: Api,
  { componentId, userId }: OrderOwner,
  signal?: AbortSignal,
): Promise<OrderEntry[]> {
  const answer = await http.send('customElementsOrder', { path: { a: componentId, b: userId } }, signal);
  return readItems(WireEntry, readAnswer(list, answer, 'customElementsOrder'), 'customElementsOrder');
}

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
