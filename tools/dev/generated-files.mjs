import { join } from 'node:path';
import { mediaContentType } from '../../demo/portal/media-host/content-types.ts';

/** A classic script cannot import statically, so it imports the module dynamically. */
const classicScript = `globalThis.lpCatalog = {
  configure: (settings) => import('/dist/lp-catalog.js').then(({ configure }) => configure(settings)),
};
import('/dist/lp-catalog.js');
`;

/**
 * Serves the files of the package that are generated or are not modules: manifests, data for editors, the style sheet
 * for the page, the classic script. Generates them from the current sources. The result states whether the path was
 * such a file.
 */
export function generatedFiles(vite) {
  return async (path, response) => {
    if (!path.startsWith('/dist/')) return false;
    const name = path.slice('/dist/'.length);
    const text = name === 'lp-catalog.iife.js' ? classicScript : (await packageFiles(vite))[name];
    if (text === undefined) return false;
    response.setHeader('content-type', mediaContentType(name));
    response.setHeader('cache-control', 'no-cache');
    response.end(text);
    return true;
  };
}

async function packageFiles(vite) {
  const { packageFiles: generate } = await vite.ssrLoadModule(
    join(vite.config.root, 'tools/generate/package-files.ts'),
  );
  return generate('development');
}
