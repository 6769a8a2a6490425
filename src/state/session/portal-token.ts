import { atom } from 'jotai';
import type { Portal } from '../portal/portal';
import { createTokenKeeper } from './token';

/** Who keeps the portal's token; the token itself is in no store. @see O-10 */
export const tokenKeeperAtom = atom(createTokenKeeper({ ask: undefined }, () => 0));

/** The token as it is now, for an address that must carry one. */
export const currentToken = ({ store }: Portal): string | undefined => store.get(tokenKeeperAtom).peek();
