import type { Portal } from '../portal/portal';
import { createTokenKeeper, type TokenKeeper } from './access-token';

/** Holds the portal's token keeper. Neither it nor the token is in a store. @see O-10 */
const tokenSlot = (portal: Portal): { keeper: TokenKeeper } => ({
  keeper: createTokenKeeper({ fetchToken: undefined }, portal.environment.now),
});

/** Returns the current token keeper of the portal. */
export const tokenKeeperOf = (portal: Portal): TokenKeeper => portal.single(tokenSlot).keeper;

/** Replaces the token keeper, when the settings name another source of tokens. */
export function replaceTokenKeeper(portal: Portal, keeper: TokenKeeper): void {
  portal.single(tokenSlot).keeper = keeper;
}

/** Returns the current token, for an address that must contain it. */
export const currentToken = (portal: Portal): string | undefined => tokenKeeperOf(portal).peek()?.token;
