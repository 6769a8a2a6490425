import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build, type BuildOptions } from 'esbuild';
import { makeAcademy } from '../../../demo/portal/academy/academy';
import { servePortal, today } from '../../screenshots/serve-portal';
import { hostsFolder, installHostPackages } from '../packages.mjs';
import { buildHydratedPages } from './hydrated-pages';
import { hostPages, pageHtml } from './pages';
import { svelteFiles } from './svelte-files';

const pagesFolder = `${hostsFolder}/pages`;

/** Somebody who has lists, favourites and activities. */
const visitor = 'Robin Dahl';

/** Writes the host pages, bundles what they are made with, and serves them with the portal until it is called again. */
export async function buildPages(): Promise<() => void> {
  installHostPackages();
  rmSync(pagesFolder, { recursive: true, force: true });
  mkdirSync(pagesFolder, { recursive: true });
  for (const [name, page] of Object.entries(hostPages))
    writeFileSync(`${pagesFolder}/${name}.html`, pageHtml(name, page));
  cpSync('tests/hosts/parts', `${pagesFolder}/parts`, { recursive: true });
  await bundleFrameworks();
  copyBundle('copy');
  copyBundle('newer', '0.9.9');
  const catalog = makeAcademy({ today });
  const person = catalog.people.find(({ name }) => name === visitor)?.id ?? '';
  await buildHydratedPages(pagesFolder, person);
  const portal = await servePortal(catalog, [pagesFolder]);
  process.env['HOSTS_ADDRESS'] = portal.address;
  process.env['HOSTS_PERSON'] = person;
  return () => portal.close();
}

/** Another copy of the bundle, of another version where one is given. */
function copyBundle(name: string, version?: string): void {
  const folder = `${pagesFolder}/${name}`;
  cpSync('dist', folder, { recursive: true, filter: (path) => !/slim|frameworks|\.iife\./.test(path) });
  if (version === undefined) return;
  const current = (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;
  const scripts = readdirSync(folder, { recursive: true }).map(String);
  const stamped = scripts.filter((path) => path.endsWith('.js') && restamp(`${folder}/${path}`));
  if (stamped.length === 0) throw new Error(`No file of the bundle says ${current}.`);

  function restamp(path: string): boolean {
    const text = readFileSync(path, 'utf8');
    // A minifier chooses the quotes.
    const literal = new RegExp(`(["'\`])${current.replaceAll('.', '\\.')}\\1`, 'g');
    const changed = text.replace(literal, `"${version ?? ''}"`);
    writeFileSync(path, changed);
    return changed !== text;
  }
}

const frameworks = 'tests/hosts/frameworks';

async function bundleFrameworks(): Promise<void> {
  const shared: BuildOptions = {
    outdir: `${pagesFolder}/built`,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    jsx: 'automatic',
    conditions: ['browser', 'production'],
    define: { 'process.env.NODE_ENV': '"production"', __VUE_PROD_DEVTOOLS__: 'false' },
    nodePaths: [`${hostsFolder}/node_modules`],
    loader: { '.css': 'css' },
    logLevel: 'error',
    plugins: [svelteFiles('client')],
  };
  const entryPoints = ['react-19.jsx', 'vue.js', 'svelte.js', 'angular.js', 'turbo.js', 'bootstrap.js'];
  await build({ ...shared, entryPoints: entryPoints.map((name) => `${frameworks}/${name}`) });
  const react18 = { react: 'react-18', 'react-dom': 'react-dom-18' };
  await build({ ...shared, entryPoints: [`${frameworks}/react-18.jsx`], alias: react18 });
}
