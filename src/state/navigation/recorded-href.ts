import { recordedAddress } from '../../domain/media/recorded-address';
import type { Route } from '../../domain/navigation/routes';
import type { ElementContext } from '../portal/element-context';
import { absoluteHref, hrefOf } from './navigation';

/**
 * Returns the absolute address of a screen in a form that a server may store and people may share, without a token. An
 * element that does not own the address of the page returns the portal's page for the screen.
 * @see A-122 O-10
 */
export const recordedHref = (context: ElementContext, to: Route, query?: string): string =>
  recordedAddress(absoluteHref(context, hrefOf(context, to, query)));
