import { Suspense, type ReactNode } from 'react';
import type { FavouriteItem } from '../../domain/favourites/favourite';
import { isUser } from '../../domain/session/viewer';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { useSession } from '../../state/session/hooks';

/** The code of the button, which an element can preload. */
export const FavouriteToggle = lazyComponent(async () => (await import('./FavouriteToggle')).FavouriteToggle);

/**
 * The favourite button of an item, for users only. Its code loads after the user is known, so a visitor who is not signed
 * in does not load it.
 * @see R-VALID-044 R-ROLE-010
 */
export function FavouriteButton({ item, skeleton }: { item: FavouriteItem; skeleton?: ReactNode }) {
  const viewer = useSession();
  if (!isUser(viewer)) return null;
  return (
    <Suspense fallback={skeleton}>
      <FavouriteToggle item={item} />
    </Suspense>
  );
}
