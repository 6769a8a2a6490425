import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { neededFiles } from '../../elements/build/needed-files.mjs';

/**
 * What each element needs to be usable, gzipped: its file and everything that it imports at once, the sheet included,
 * and no locale. Each row has its budget; a row that has not reached it yet has a ceiling beside it, which is lowered
 * with every saving, and raised only where that makes the same page faster. Over budget and ceiling is a failure.
 */
const isSlim = process.argv.includes('--slim');
const folder = isSlim ? 'dist/slim' : 'dist';
const graph = JSON.parse(
  readFileSync(isSlim ? '.cache/build-graph-slim.json' : '.cache/build-graph.json', 'utf8'),
);
const kB = (bytes) => bytes / 1000;
const sizes = Object.fromEntries(
  [...Object.keys(graph), 'loader.js', 'lp-catalog.iife.js'].map((file) => [
    file,
    kB(gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).length),
  ]),
);

const isLocale = (file) =>
  graph[file].modules.some((id) => /locales[\\/][^\\/]+\.json$/.test(id)) && graph[file].modules.length === 1;
const isHls = (file) => graph[file].modules.some((id) => id.includes('/hls.js/'));
const holds = (part) => (file) => graph[file].modules.some((id) => id.replaceAll('\\', '/').includes(part));

/** Aim and ceiling of the slim build, in the order of the rows. */
const slimLimits = [52, 58, [70, 78.4], [65, 75.9], [60, 66.3], [75, 79.2]];

const rows = [
  ['lp-favourites-button', 112, eager(['lp-favourites-button.js'])],
  ['lp-search, box and suggestions', 118, eager(['lp-search.js', ...lazy('src/ui/popover/ComboPanel')])],
  [
    'lp-search with results and filters',
    130,
    eager(['lp-search.js', ...lazy('src/ui/popover/ComboPanel'), ...lazy('src/pages/search/SearchPage')]),
  ],
  ['lp-lists', 125, eager(['lp-lists.js', ...lazy('src/pages/lists/ListsPage')])],
  [
    'lp-media-player before play',
    120,
    eager(['lp-media-player.js', ...lazy('src/pages/play-media/PlayMediaPage')]),
  ],
  ['lp-catalog-home, home route', 135, eager(['lp-catalog-home.js', ...lazy('src/pages/home/HomePage')])],
  [
    'everything but HLS and locales',
    260,
    Object.keys(graph).filter((file) => !isHls(file) && !isLocale(file) && file !== 'lp-catalog.js'),
  ],
  ['loader', 2, ['loader.js']],
  ['classic script, all in one file but HLS', 270, ['lp-catalog.iife.js']],
  ['video controls', 8, lazy('src/ui/video/VideoPlayer')],
  ...Object.keys(graph)
    .filter(isLocale)
    .map((file) => [`locale ${file.replace(/^chunks\/|-[^-]*\.js$/g, '')}`, 8, [file]]),
];

let failed = false;
for (const [name, limits, files] of isSlim ? slimRows() : rows) {
  const [budget, ceiling = budget] = [limits].flat();
  const size = files.reduce((sum, file) => sum + sizes[file], 0);
  const isOver = size > ceiling || files.length === 0;
  failed ||= isOver;
  console.log(line({ name, budget, ceiling, size, isOver, isMissing: files.length === 0 }));
}
process.exit(failed ? 1 : 0);

function line({ name, budget, ceiling, size, isOver, isMissing }) {
  const verdict = isOver ? 'OVER' : size > budget ? 'late' : '  ok';
  const limit = ceiling > budget ? `${budget} kB gzip, ceiling ${ceiling}` : `${budget} kB gzip`;
  return `${verdict}  ${name.padEnd(38)} ${size.toFixed(1).padStart(6)} of ${limit}${isMissing ? ' (no such file)' : ''}`;
}

function slimRows() {
  return slimLimits.map((limits, at) => [`${rows[at][0]} (slim)`, limits, rows[at][2]]);
}

function eager(files) {
  return [...neededFiles(files, graph)];
}

/** The file that holds a module which is fetched when it is wanted. */
function lazy(module) {
  return Object.keys(graph).filter(holds(module));
}
