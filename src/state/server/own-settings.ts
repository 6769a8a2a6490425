import type { Settings } from '../portal/element-context';
import { sharedSettings } from '../portal/setup';

const shared: readonly string[] = sharedSettings;

/** Returns the settings of one element, without those that all elements of a page share. */
export const ownSettings = (settings: Settings): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !shared.includes(name)));
