import { atom } from 'jotai';
import type { Portal } from '../portal/portal';
import { createTokenKeeper } from './access-token';

/** The object that holds the portal's token. The token itself is not in a store. @see O-10 */
export const tokenKeeperAtom = atom(createTokenKeeper({ fetchToken: undefined }, () => 0));

/** Returns the current token, for an address that must contain it. */
export const currentToken = ({ store }: Portal): string | undefined => store.get(tokenKeeperAtom).peek();
