import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPortal } from './start-portal';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Starts the reference portal over a build; reports what prevents the start in one sentence. With LP_SSR=0, its pages have
 * plain tags.
 */
async function start(): Promise<void> {
  const distFolder = join(root, process.env['LP_DIST'] ?? 'dist');
  if (!existsSync(distFolder)) throw new Error('There is no dist folder yet; run npm run build first.');
  const hasDocs = process.env['LP_DOCS'] !== 'none';
  await startPortal({
    distFolder,
    isPrerendering: process.env['LP_SSR'] !== '0',
    ...(hasDocs ? { docsFolder: join(root, '.cache/docs') } : {}),
  });
}

start().catch((failure: unknown) => {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exit(1);
});
