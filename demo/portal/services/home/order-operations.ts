import * as v from 'valibot';
import { bodyOf, type Call, type Operation, param, personOf, refuse } from '../operation';
import { recordVisit } from './continue-answers';
import { requestId } from '../request-fields';

const service = 'frontpage';
const base = '/api/v1/user-custom-elements-order';

const orderEntry = v.object({
  elementId: requestId,
  name: v.optional(v.string()),
  description: v.optional(v.string()),
  type: v.optional(v.union([v.string(), v.number()])),
  imageId: v.optional(v.string()),
  order: v.optional(v.number(), -1),
  hidden: v.optional(v.boolean(), false),
});

const savedOrder = v.object({
  componentId: v.string(),
  userId: v.string(),
  userCustomElementsOrder: v.array(orderEntry),
});

/** The order of custom elements, and what was opened last (R-API-073, R-API-076, R-API-077). */
export const orderOperations: readonly Operation[] = [
  { id: 'customElementsOrder', service, method: 'GET', path: `${base}/:a/:b`, answer: order },
  { id: 'saveCustomElementsOrder', service, method: 'POST', path: `${base}/save`, answer: save },
  {
    id: 'recordContinueWhereYouLeft',
    service,
    method: 'POST',
    path: '/api/v1/continue-where-you-left/insert/3',
    answer: recordVisit,
  },
];

function order(call: Call) {
  const person = self(call, param(call, 'b'), 'b');
  const sql = 'select entries from element_order where person = ? and component = ?';
  const row = call.data.store.one<{ entries: string }>(sql, [person, param(call, 'a')]);
  return { data: row === undefined ? [] : (JSON.parse(row.entries) as unknown) };
}

function save(call: Call) {
  personOf(call);
  const { componentId, userId, userCustomElementsOrder } = bodyOf(call, savedOrder);
  const person = self(call, userId, 'userId');
  call.data.store.run(
    `insert into element_order values (?, ?, ?)
     on conflict (person, component) do update set entries = excluded.entries`,
    [person, componentId, JSON.stringify(userCustomElementsOrder)],
  );
  return {};
}

function self(call: Call, userId: string, field: string): string {
  const person = personOf(call).id;
  return userId === person ? person : refuse(403, 'An order belongs to its own user', field);
}
