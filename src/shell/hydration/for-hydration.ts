/** The part of `src` that an element over the HTML of a server imports. */
export type { ServerData } from '../../state/server/server-data';
export { Hydrating } from './Hydrating';
export { acceptPageData, readPageData, settingsOnServer, untilHydratable } from './page-data';
