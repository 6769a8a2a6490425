import * as v from 'valibot';
import { addToLists, insertList, removeFromList, removeList, updateList } from '../../store/list-writes';
import { findList, itemsOfList, type ListRow, listsFollowedBy, listsOwnedBy } from '../../store/lists';
import { findOffer } from './find-offer';
import { itemAnswers, listAnswer } from './list-answers';
import { bodyOf, type Call, type Operation, param, personOf, refuse } from '../operation';
import { filledText, requestId } from '../request-fields';

const base = '/api/v1/lists';
const service = 'frontpage';
const defaultColour = '#FFFFFF';

const newList = v.object({
  name: filledText,
  description: v.optional(v.string(), ''),
  color: v.optional(v.string(), defaultColour),
});

const editedList = v.object({
  id: requestId,
  name: filledText,
  description: v.optional(v.string(), ''),
  items: v.array(v.object({ id: requestId, orderNumber: v.number() })),
});

const newItem = v.object({ elementId: requestId, type: requestId, addToLists: v.array(requestId) });

/** Owned and followed lists (R-API-026 to R-API-038). */
export const listOperations: readonly Operation[] = [
  { id: 'ownedLists', service, method: 'GET', path: `${base}/owned`, answer: owned },
  { id: 'followedLists', service, method: 'GET', path: `${base}/followed`, answer: followed },
  { id: 'createList', service, method: 'POST', path: `${base}/create`, answer: create },
  { id: 'editList', service, method: 'POST', path: `${base}/edit`, answer: edit },
  { id: 'deleteList', service, method: 'DELETE', path: `${base}/:id`, answer: remove },
  { id: 'followList', service, method: 'GET', path: `${base}/follow/:id`, answer: follow },
  { id: 'unfollowList', service, method: 'GET', path: `${base}/unfollow/:id`, answer: unfollow },
  { id: 'listItems', service, method: 'GET', path: `${base}/:id/items`, answer: items },
  { id: 'listInfo', service, method: 'GET', path: `${base}/:id/info`, answer: info },
  { id: 'addListItem', service, method: 'POST', path: `${base}/add-item`, answer: addItem },
  {
    id: 'deleteListItem',
    service,
    method: 'DELETE',
    path: `${base}/:listId/item/:itemId/type/:type`,
    answer: deleteItem,
  },
];

function owned(call: Call) {
  return listsOwnedBy(call.data.store, personOf(call).id).map((row) => listAnswer(call, row));
}

function followed(call: Call) {
  return listsFollowedBy(call.data.store, personOf(call).id).map((row) => listAnswer(call, row));
}

function create(call: Call) {
  const owner = personOf(call).id;
  return { id: insertList(call.data.store, { owner, ...bodyOf(call, newList) }) };
}

function edit(call: Call) {
  personOf(call);
  const { id, name, description, items: ordered } = bodyOf(call, editedList);
  ownList(call, id);
  const order = new Map(ordered.map((item) => [item.id, item.orderNumber]));
  updateList(call.data.store, id, { name, description, order });
  return {};
}

function remove(call: Call) {
  removeList(call.data.store, ownList(call, param(call, 'id')).id);
  return {};
}

function follow(call: Call) {
  const person = personOf(call).id;
  const list = existingList(call, param(call, 'id'));
  if (list.owner === person) refuse(400, 'A list of one’s own cannot be followed', 'id');
  call.data.store.run('insert or ignore into follow values (?, ?)', [person, list.id]);
  return {};
}

function unfollow(call: Call) {
  const list = existingList(call, param(call, 'id'));
  call.data.store.run('delete from follow where person = ? and list = ?', [personOf(call).id, list.id]);
  return {};
}

function items(call: Call) {
  return itemAnswers(call, itemsOfList(call.data.store, existingList(call, param(call, 'id')).id));
}

function info(call: Call) {
  return listAnswer(call, existingList(call, param(call, 'id')));
}

function addItem(call: Call) {
  personOf(call);
  const { elementId, addToLists: lists } = bodyOf(call, newItem);
  const { offer, name } = findOffer(call, elementId);
  const own = lists.map((list) => ownList(call, list).id);
  addToLists(call.data.store, own, { offer: offer.id, name });
  return {};
}

function deleteItem(call: Call) {
  const list = ownList(call, param(call, 'listId'));
  removeFromList(call.data.store, list.id, param(call, 'itemId'));
  return {};
}

function existingList(call: Call, id: string): ListRow {
  return findList(call.data.store, id, personOf(call).id) ?? refuse(404, `There is no list ${id}`, 'id');
}

function ownList(call: Call, id: string): ListRow {
  const list = existingList(call, id);
  return list.owner === personOf(call).id ? list : refuse(403, 'Only its owner may change a list', 'id');
}
