import { lazyComponent } from '../../ui/lazy/lazy-component';
import { retryWhenOnline } from '../../browser/retry-when-online';
import { lazyModule } from '../../ui/lazy/lazy-module';

/** The code that cards need besides their title and image. It loads beside that of home. */
const details = lazyModule(() => retryWhenOnline(() => import('./card-details')));

/** The last lines of a card. A block shows its placeholders until they are loaded. */
export const CardFoot = lazyComponent(async () => (await details.load()).CardFoot);

/** The type of an item over the HTML of a server, which contains the icon: the card waits until the icons are loaded. */
export const TypeLabelWithIcons = lazyComponent(async () => (await details.load()).TypeLabelWithIcons);

/** The type of an item, and why the card is shown. */
export const TypeAndReason = lazyComponent(async () => (await details.load()).TypeAndReason);

/** Returns the icons of the item types. They are loaded when a card renders. */
export const loadedTypeIcons = () => details.loaded()?.typeIcons;
