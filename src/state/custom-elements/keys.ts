import type { CustomElementType } from '../../domain/custom-elements/custom-element';
import type { Portal } from '../portal/portal';
import { userKey, viewerKey } from '../query/viewer-key';

/** The query keys of custom elements. */
export const elementKeys = {
  /** The data of the elements of a type. */
  data: (portal: Portal, type: CustomElementType) => ['element', type, ...viewerKey(portal)] as const,
  /** The order of a list. It has no language, because an order contains no text. */
  order: ({ store }: Portal, listId: string) => ['arrangement', listId, userKey(store)] as const,
};
