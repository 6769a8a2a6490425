import { createStore } from 'jotai';
import type { Environment } from '../../browser/environment';
import { createTexts } from '../../i18n/texts';
import type { Portal } from './portal';

/** Creates a portal. It has no configuration until `configurePortal` runs. @see configurePortal */
export function createPortal(environment: Environment, loadSamples: Portal['loadSamples']): Portal {
  const instances = new Map<unknown, unknown>();
  const portal: Portal = {
    store: createStore(),
    texts: createTexts(),
    environment,
    loadSamples,
    single: <Instance>(create: (portal: Portal) => Instance) => {
      if (!instances.has(create)) instances.set(create, create(portal));
      return instances.get(create) as Instance;
    },
  };
  return portal;
}
