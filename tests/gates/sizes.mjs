import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { neededFiles } from '../../tools/build/needed-files.mjs';

/**
 * What each element needs to be usable, gzipped: its file and everything that it imports at once, the sheet included,
 * and no locale. A row over its budget fails; the budgets are what the libraries weigh unmodified.
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

/** The budgets of the slim build, in the order of the rows. */
const slimBudgets = [57, 64, 94, 92, 82, 95, 275];

const rows = [
  ['lp-favourites-button', 116, eager(['lp-favourites-button.js'])],
  ['lp-search, box and suggestions', 123, eager(['lp-search.js', ...lazy('src/ui/popover/ComboPanel')])],
  [
    'lp-search with results and filters',
    153,
    eager(['lp-search.js', ...lazy('src/ui/popover/ComboPanel'), ...lazy('src/pages/search/SearchPage')]),
  ],
  ['lp-lists', 151, eager(['lp-lists.js', ...lazy('src/pages/lists/ListsPage')])],
  [
    'lp-media-player before play',
    142,
    eager(['lp-media-player.js', ...lazy('src/pages/play-media/PlayMediaPage')]),
  ],
  ['lp-catalog-home, home route', 154, eager(['lp-catalog-home.js', ...lazy('src/pages/home/HomePage')])],
  [
    'everything but HLS and locales',
    335,
    Object.keys(graph).filter((file) => !isHls(file) && !isLocale(file) && file !== 'lp-catalog.js'),
  ],
  ['loader', 2, ['loader.js']],
  ['classic script, all in one file but HLS', 345, ['lp-catalog.iife.js']],
  ['video controls', 8, lazy('src/ui/video/VideoPlayer')],
  ...Object.keys(graph)
    .filter(isLocale)
    .map((file) => [`locale ${file.replace(/^chunks\/|-[^-]*\.js$/g, '')}`, 8, [file]]),
];

let failed = false;
for (const [name, budget, files] of isSlim ? slimRows() : rows) {
  const size = files.reduce((sum, file) => sum + sizes[file], 0);
  const isOver = size > budget || files.length === 0;
  failed ||= isOver;
  console.log(line({ name, budget, size, isOver, isMissing: files.length === 0 }));
}
process.exit(failed ? 1 : 0);

function line({ name, budget, size, isOver, isMissing }) {
  const amount = `${size.toFixed(1).padStart(6)} of ${budget} kB gzip`;
  return `${isOver ? 'OVER' : '  ok'}  ${name.padEnd(38)} ${amount}${isMissing ? ' (no such file)' : ''}`;
}

function slimRows() {
  return slimBudgets.map((budget, at) => [`${rows[at][0]} (slim)`, budget, rows[at][2]]);
}

function eager(files) {
  return [...neededFiles(files, graph)];
}

/** The file that holds a module which is fetched when it is wanted. */
function lazy(module) {
  return Object.keys(graph).filter(holds(module));
}
