import { queryOptions } from '@tanstack/react-query';
import { elementData } from '../../api/home/element-data';
import { savedOrder } from '../../api/home/saved-order';
import type { CustomElementType } from '../../domain/custom-elements/custom-element';
import type { OrderEntry } from '../../domain/custom-elements/saved-order';
import { currentApi } from '../portal/api';
import type { Portal } from '../portal/portal';
import { userKey } from '../query/viewer-key';
import { elementKeys } from './keys';

/** The query for the data of the elements of a type. A failure is notified. @see R-BLOCKLOAD-011 */
export const elementQuery = (portal: Portal, type: CustomElementType) =>
  queryOptions({
    queryKey: elementKeys.data(portal, type),
    queryFn: ({ signal }) => elementData(currentApi(portal), type, signal),
    meta: { onFailure: 'notify' },
  });

/** The owner of an order: a list of a user. */
export const orderOwner = ({ store }: Portal, listId: string) => ({
  componentId: listId,
  userId: userKey(store),
});

/** The query for the order that the user gave a list. A failure is notified. @see R-ORDER-004 */
export const orderQuery = (portal: Portal, listId: string) => {
  const owner = orderOwner(portal, listId);
  return queryOptions<readonly OrderEntry[]>({
    queryKey: elementKeys.order(portal, listId),
    queryFn: ({ signal }) => savedOrder(currentApi(portal), owner, signal),
    meta: { onFailure: 'notify' },
  });
};
