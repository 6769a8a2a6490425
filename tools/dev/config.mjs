import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import replace from '@rollup/plugin-replace';
import { allElements } from '../build/own-modules.mjs';
import { entries } from './entries.mjs';
import { reloadPages } from './reload-pages.mjs';
import { hotStyles } from './styles.mjs';
import { hotTexts } from './texts.mjs';

/** Folders whose changes do not affect a page in development. */
const notWatched = ['.cache', '.portal', 'dist', 'docs', 'reports', 'shots', 'tests'];

/**
 * Returns Vite's configuration. `server` is the HTTP server of the portal, which also serves the socket for hot
 * updates.
 */
export function developmentConfig(root, server) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return {
    root,
    configFile: false,
    // The portal serves its own pages.
    appType: 'custom',
    mode: 'development',
    clearScreen: false,
    publicDir: false,
    cacheDir: '.cache/vite',
    server: {
      middlewareMode: { server },
      hmr: { server },
      watch: { ignored: notWatched.map((folder) => join(root, folder, '**')) },
    },
    optimizeDeps: { entries: ['elements/*.ts', 'tools/dev/client/*.ts'] },
    plugins: [
      entries(root),
      allElements(),
      hotStyles(root),
      hotTexts(root),
      reloadPages(root),
      replace({
        preventAssignment: true,
        include: ['src/**', 'elements/**'],
        values: { __LP_VERSION__: JSON.stringify(version) },
      }),
      react(),
    ],
  };
}
