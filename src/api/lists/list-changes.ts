import type { OrderedItem } from '../../domain/lists/list-edit';
import type { Api } from '../http/api';

/** The content of an edit request: the texts, and each item with its order number. @see R-API-030 A-102 */
export interface EditedList {
  id: string;
  name: string;
  description: string;
  items: readonly OrderedItem[];
}

/** Renames and reorders a list. @see R-API-030 */
export async function editList({ http }: Api, { items, ...texts }: EditedList): Promise<void> {
  await http.send('editList', { body: { ...texts, items: items.map(toRequest) } });
}

const toRequest = ({ id, orderNumber, original }: OrderedItem) =>
  ({ ...(original ?? { id }), orderNumber }) as { id: string; orderNumber: number };

/** Deletes a list. @see R-API-031 */
export async function deleteList({ http }: Api, id: string): Promise<void> {
  await http.send('deleteList', { path: { id } });
}

/** Follows another person's list. @see R-API-032 */
export async function followList({ http }: Api, id: string): Promise<void> {
  await http.send('followList', { path: { id } });
}

/** Stops following a list. @see R-API-033 */
export async function unfollowList({ http }: Api, id: string): Promise<void> {
  await http.send('unfollowList', { path: { id } });
}
