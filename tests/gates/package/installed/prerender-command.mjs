import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectation } from './expectation.mjs';

/** Runs `npx lp-catalog prerender` against the reference portal, and with what it must refuse. */
export async function checkPrerender({ npx, direct, address, folder }) {
  const config = ['--config', `${address}/config.json`];
  const site = ['--url', `${address}/static/`, '--copy-assets', '--limit', '6'];
  const [whole, gone, noFolder, wrong] = [
    await npx('prerender', ...config, '--out', 'site', ...site),
    await direct('prerender', '--config', 'http://127.0.0.1:9/config.json', '--out', 'other'),
    await direct('prerender', ...config, '--out', 'package.json'),
    await direct('prerender', ...config, '--out', 'other', '--limit', 'all'),
  ];
  return [
    ...expectation('prerender of the reference portal', whole, {
      status: 0,
      said: /^6 written, 0 unfinished, 0 skipped, 0 failed$/,
    }),
    ...checkFiles(join(folder, 'site')),
    ...expectation('prerender of an address without a server', gone, {
      status: 1,
      said: /config: expected JSON from http:\/\/127\.0\.0\.1:9\/config\.json, got no answer \(.+\)/,
    }),
    ...expectation('prerender into a file', noFolder, {
      status: 2,
      said: /--out: expected a folder that can be written, got "package\.json" \(EEXIST/,
    }),
    ...expectation('prerender with a wrong limit', wrong, {
      status: 2,
      said: /--limit: expected a number of pages from 1, got "all"/,
    }),
  ];
}

function checkFiles(site) {
  const needed = [
    '404.html',
    'catalog/search-all/index.html',
    'index.html',
    'lp-catalog/lp-catalog-home.js',
    'lp-catalog/lp-catalog.css',
    'sitemap.xml',
  ];
  const missing = needed.filter((path) => !existsSync(join(site, path)));
  if (missing.length > 0) return missing.map((path) => `prerender does not write ${path}.`);
  const home = readFileSync(join(site, 'index.html'), 'utf8');
  return home.includes('E-learning in forty minutes') ? [] : ['The static home has no card.'];
}
