import type { ReactNode } from 'react';
import type { FavouriteItem } from '../../../state/favourites/favourite-changes';
import type { TextKey } from '../../../domain/text-key';

/** Something about what plays: a part of the page where there is room, else a tab. */
export interface Section {
  key: string;
  label: TextKey;
  content: ReactNode;
}

/** What the title bar says and offers. */
export interface Titled {
  /** Undefined as long as nobody knows it. */
  title?: string | undefined;
  language?: string | undefined;
  /** What can be shared and kept. */
  kept?: FavouriteItem | undefined;
  /** What the drawer of a telephone holds. */
  info?: ReactNode;
}
