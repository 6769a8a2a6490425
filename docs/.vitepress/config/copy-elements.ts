import { copyFileSync, cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

const openapi = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));

/** Folders of `dist` that the live examples do not load. */
const unused = ['dev', 'slim', 'cli', 'server', 'portal'].map((name) => join(dist, name));

/**
 * Copies the built elements into the site, so that its examples run on any static host, and the description of the
 * calls. Throws if there is no build.
 */
export function copyElements(outDir: string): void {
  if (!existsSync(join(dist, 'lp-catalog.js')))
    throw new Error('The examples need the built elements; run npm run build first.');
  cpSync(dist, join(outDir, 'lp-catalog'), {
    recursive: true,
    filter: (path) => !unused.includes(path) && !path.endsWith('.map'),
  });
  copyFileSync(openapi, join(outDir, 'api/openapi.yaml'));
}
