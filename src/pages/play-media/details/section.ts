import type { ReactNode } from 'react';
import type { FavouriteItem } from '../../../domain/favourites/favourite';
import type { TextKey } from '../../../domain/text-key';

/** A section about the current media item. It is a part of a wide page and a tab on a narrow one. */
export interface Section {
  key: string;
  label: TextKey;
  content: ReactNode;
}

/** The content of the title bar. */
export interface Titled {
  /** Undefined until it is loaded. */
  title?: string | undefined;
  language?: string | undefined;
  /** The item that the user can share and add to favourites. */
  item?: FavouriteItem | undefined;
  /** The content of the drawer on a phone. @see A-118 */
  info?: ReactNode;
}
