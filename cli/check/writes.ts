import type { Operation } from '../../src/api/http/endpoints';
import type { CallIds } from './call-ids';
import type { Making } from './reads';

const made =
  (make: (id: string, ids: CallIds) => ReturnType<Making>): Making =>
  (ids) =>
    ids.madeListId === undefined ? undefined : make(ids.madeListId, ids);

const addFavourite: Making = ({ item }) =>
  item && { body: { isInMyFavorites: true, elementId: item.id, originalName: item.name, type: item.type } };
const deleteFavourite: Making = ({ item }) =>
  item && { path: { elementId: item.id, type: String(item.type) } };
const addInterest: Making = ({ tag, userId }) =>
  tag && userId ? { path: { userId }, body: { interests: [tag.id] } } : undefined;
const deleteInterest: Making = ({ tag }) => tag && { query: { keys: [tag.id] } };

/** What is changed is changed back: a favourite that there is goes and comes, another comes and goes. */
const toggled = (isOn: boolean, [on, off]: readonly [Write, Write]): readonly Write[] =>
  isOn ? [off, on] : [on, off];

type Write = readonly [Operation, Making];

/** Every call that changes something, so that nothing is left changed but the visitor's last places. */
export function writes({ isFavourite = false, tag }: CallIds): readonly Write[] {
  return [
    ['createList', () => ({ body: { name: 'Conformance check', description: '', color: '' } })],
    [
      'addListItem',
      made((id, { item }) => item && { body: { elementId: item.id, type: item.type, addToLists: [id] } }),
    ],
    [
      'editList',
      made((id) => ({
        body: { id, name: 'Conformance check, renamed', description: '', color: '', items: [] },
      })),
    ],
    [
      'deleteListItem',
      made((listId, { item }) => item && { path: { listId, itemId: item.id, type: String(item.type) } }),
    ],
    ['deleteList', made((id) => ({ path: { id } }))],
    ['unfollowList', ({ followedListId }) => followedListId && { path: { id: followedListId } }],
    ['followList', ({ followedListId }) => followedListId && { path: { id: followedListId } }],
    ...toggled(isFavourite, [
      ['addFavourite', addFavourite],
      ['deleteFavourite', deleteFavourite],
    ]),
    ...toggled(tag?.isSelected === true, [
      ['addInterests', addInterest],
      ['deleteInterests', deleteInterest],
    ]),
    [
      'saveCustomElementsOrder',
      ({ componentId, userId, order }) =>
        componentId && userId && order
          ? { body: { componentId, userId, userCustomElementsOrder: order } }
          : undefined,
    ],
    ['trackPostView', ({ postId }) => postId && { path: { id: postId } }],
    [
      'recordContinueWhereYouLeft',
      ({ courseId, mediaId }) =>
        courseId && mediaId
          ? { query: { url: `/catalog/play-media-on-course/${courseId}/${mediaId}/video` } }
          : undefined,
    ],
  ];
}
