import * as v from 'valibot';
import { readElementType } from '../../domain/custom-elements/custom-element';
import { noSavedIndex, type OrderEntry } from '../../domain/custom-elements/saved-order';
import { fieldOf, isObject } from '../answers/envelope';
import { code, id, text } from '../answers/fields';
import { misfitText, type Misfit } from '../answers/misfit';
import { readList } from '../answers/read';
import { responseObject } from '../answers/response-object';
import type { Api } from '../http/api';
import { ApiFailure } from '../http/failure';

/** The user and the list to which an order belongs. */
export interface OrderOwner {
  componentId: string;
  userId: string;
}

const wholeNumber = v.pipe(code, v.transform(Number), v.finite());
const yesOrNo = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((text) => text === 'true'),
  ),
]);

const EntryResponse = v.pipe(
  responseObject({
    elementId: id,
    name: text,
    description: text,
    type: v.nullish(code, 'Link'),
    imageId: text,
    order: v.nullish(wholeNumber, noSavedIndex),
    hidden: v.nullish(yesOrNo, false),
  }),
  v.transform((response): OrderEntry => ({ ...response, type: readElementType(response.type) })),
);

/** Fetches the order that a user saved for a list. Returns an empty array if there is none. @see R-API-076 A-046 */
export async function savedOrder(
  api: Api,
  { componentId, userId }: OrderOwner,
  signal?: AbortSignal,
): Promise<OrderEntry[]> {
  const operation = 'customElementsOrder';
  const answer = await api.http.send(operation, { path: { a: componentId, b: userId } }, signal);
  if (isNothing(answer)) return [];
  const misfits: Misfit[] = [];
  const report = (misfit: Misfit) => {
    misfits.push(misfit);
    api.report(misfit);
  };
  const { items } = readList(EntryResponse, answer, { operation, report, listNames: [listName] });
  // A partly read order would overwrite the complete order at the next save.
  const lost = misfits.find(({ field }) => /\.(order|hidden)$/.test(field));
  if (lost) throw new ApiFailure('malformed', operation, misfitText(lost));
  return items;
}

const listName = 'userCustomElementsOrder';

/** Returns whether no order is saved. Servers then return an empty body or null. */
const isNothing = (answer: unknown): boolean =>
  answer == null || (isObject(answer) && ['data', listName].some((name) => fieldOf(answer, name) === null));

/** Saves the complete order of a list for a user. @see R-API-077 R-ENTITY-027 */
export async function saveOrder(
  { http }: Api,
  owner: OrderOwner,
  entries: readonly OrderEntry[],
): Promise<void> {
  await http.send('saveCustomElementsOrder', {
    body: { ...owner, userCustomElementsOrder: [...entries] },
  });
}
