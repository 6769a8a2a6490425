import { atom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { Portal } from '../portal/portal';
import { usePortal } from '../portal/portal-context';

/**
 * Returns whether this element is the first on the page, which shows all notifications. When it unmounts, the next one
 * does.
 */
export function useIsFirstAnnouncer(): boolean {
  const [me] = useState(() => Symbol('announcer'));
  // A derived atom, so that only an element whose result changes renders again.
  const [isFirstAtom] = useState(() => atom((get) => get(announcerAtom) === me));
  const portal = usePortal();
  useEffect(() => addAnnouncer(portal, me), [portal, me]);
  return useAtomValue(isFirstAtom);
}

/** The element that shows the notifications of the page: the first one that mounted. */
const announcerAtom = atom<symbol | undefined>(undefined);

/** The mounted elements, in their order. Not in an atom, because only the first one matters to components. */
const createAnnouncers = () => new Set<symbol>();

/** Adds an element to those that can show notifications. Returns a function that removes it. */
function addAnnouncer(portal: Portal, announcer: symbol): () => void {
  const announcers = portal.single(createAnnouncers);
  const update = () => portal.store.set(announcerAtom, announcers.values().next().value);
  announcers.add(announcer);
  update();
  return () => {
    announcers.delete(announcer);
    update();
  };
}
