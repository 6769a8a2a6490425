import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { startPortal } from '../../demo/portal/start-portal.ts';
import { developmentConfig } from './config.mjs';
import { generatedFiles } from './generated-files.mjs';
import { isForVite } from './entries.mjs';

/**
 * `npm run dev`: the reference portal and the demo pages, served from the sources with Vite in middleware mode. The
 * flags and variables are those of `npm start`.
 */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
// The style compiler names its sources relative to the project.
process.chdir(root);

async function develop(server) {
  const vite = await createServer(developmentConfig(root, server));
  const generated = generatedFiles(vite);
  const middleware = async (request, response, next) => {
    const path = (request.url ?? '/').split('?')[0];
    if (isForVite(path)) vite.middlewares(request, response, next);
    else if (!(await generated(path, response))) next();
  };
  return { middleware, transformPage: (url, html) => vite.transformIndexHtml(url, html) };
}

startPortal({ distFolder: join(root, 'dist'), develop }).catch((failure) => {
  console.error(failure instanceof Error ? failure.message : String(failure));
  process.exit(1);
});
