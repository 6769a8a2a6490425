import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { hostsFolder, requireHostPackage } from '../packages.mjs';
import { svelteFiles } from './svelte-files';

/** The frameworks that render a page on a server, with the names of their packages here. */
const servers = {
  'react-19': { entry: 'react', ending: 'jsx', alias: {} },
  'react-18': {
    entry: 'react',
    ending: 'jsx',
    alias: { react: 'react-18', 'react-dom': 'react-dom-18' },
  },
  vue: { entry: 'vue', ending: 'js', alias: {} },
  svelte: { entry: 'svelte', ending: 'js', alias: {} },
};

/**
 * Renders each page as a server does, writes the result into the page, and builds the script that hydrates it: with the
 * development build of the framework, which warns of what differs.
 */
export async function buildHydratedPages(pagesFolder: string, person: string): Promise<void> {
  await Promise.all(
    Object.entries(servers).map(async ([name, { entry, ending, alias }]) => {
      const shared: BuildOptions = {
        bundle: true,
        target: 'es2022',
        jsx: 'automatic',
        alias,
        define: {
          PERSON: JSON.stringify(person),
          'process.env.NODE_ENV': '"development"',
          __VUE_OPTIONS_API__: 'true',
          __VUE_PROD_DEVTOOLS__: 'false',
          __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'true',
        },
        nodePaths: [`${hostsFolder}/node_modules`],
        logLevel: 'error',
      };
      const file = (side: string) => `tests/hosts/frameworks/hydrated/${entry}${side}.${ending}`;
      const server = `${hostsFolder}/servers/${name}.cjs`;
      await Promise.all([
        build({
          ...shared,
          entryPoints: [file('.server')],
          outfile: server,
          format: 'cjs',
          platform: 'node',
          plugins: [packageFiles(), svelteFiles('server')],
        }),
        build({
          ...shared,
          entryPoints: [file('')],
          outfile: `${pagesFolder}/built/hydrated-${name}.js`,
          format: 'esm',
          conditions: ['browser', 'development'],
          plugins: [packageFiles(), svelteFiles('client')],
        }),
      ]);
      const { render } = requireHostPackage(resolve(server)) as { render: () => string | Promise<string> };
      const page = `${pagesFolder}/hydrated-${name}.html`;
      const html = await render();
      const empty = '<div id="app"></div>';
      writeFileSync(page, readFileSync(page, 'utf8').replace(empty, `<div id="app">${html}</div>`));
    }),
  );
}

/** Finds the components in the build. The page fetches the elements from where the other pages have them. */
function packageFiles(): Plugin {
  return {
    name: 'package-files',
    setup({ onResolve }) {
      onResolve({ filter: /^lp-catalog\// }, ({ path }) => ({
        path: resolve(`dist/frameworks/${path.slice('lp-catalog/'.length)}.js`),
      }));
      onResolve({ filter: /^\.\.\/lp-/ }, ({ path }) => ({
        path: path.replace('..', '/dist'),
        external: true,
      }));
    },
  };
}
