import { join, sep } from 'node:path';

/**
 * Reloads the page when a demo page, or a script or sheet of one, changes. Changes to the portal's own code need a
 * restart.
 */
export function reloadPages(root) {
  const pages = join(root, 'demo/pages') + sep;
  const portal = join(root, 'demo/portal') + sep;
  return {
    name: 'dev-reload-pages',
    hotUpdate({ file }) {
      if (this.environment.name !== 'client') return undefined;
      const path = file.split('/').join(sep);
      if (path.startsWith(portal)) this.warn('The portal itself changed: start npm run dev again to see it.');
      if (!path.startsWith(pages)) return undefined;
      this.environment.hot.send({ type: 'full-reload', path: '*' });
      return [];
    },
  };
}
