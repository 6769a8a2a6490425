import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, matchTheme, twind, virtual } from '@twind/core';
import presetAutoprefix from '@twind/preset-autoprefix';
import presetTailwind from '@twind/preset-tailwind/base';
import { transform } from 'esbuild';
import { theme } from './theme.mjs';

/**
 * Which part of the sheet a file draws with, first match wins: the core is what a search box or a heart alone needs, layers
 * open on intent, a screen's part comes with that screen, and what several share comes with the first of them.
 */
const parts = {
  core: /^src\/(shell\/(?!header|HomeSkeleton)|ui\/(button|skeleton|state-card|picture|popover\/Combo)|widgets\/(search-box|favourite-button|link)\/)/,
  layers:
    /^src\/(ui\/(dialog|field|toast|calendar|sortable|popover\/Popover)|widgets\/(feedback|interests|share)|shell\/header\/menu|blocks\/(custom-list|top-block)|widgets\/element-card)/,
  media: /^src\/(pages\/play-media|ui\/video|widgets\/media-)/,
  lists: /^src\/(pages\/list|widgets\/(list-|favourites-popup))/,
  search: /^src\/(pages\/(search|mobile-search|see-all)|widgets\/filter-)/,
  home: /^src\/(pages\/home|blocks|shell\/(header|HomeSkeleton)|widgets\/(activity-card|block-|card-|carousel|element-card))/,
};

/** The parts that a file needs beside the core; none for a file without classes. */
export function partsOf(file) {
  if (!/\btw\(/.test(readFileSync(file, 'utf8'))) return [];
  const part = partOf(file);
  if (part === 'core') return [];
  return part === 'shared' ? ['shared'] : ['shared', part];
}

function partOf(file) {
  const path = file.replaceAll('\\', '/');
  return Object.keys(parts).find((part) => parts[part].test(path)) ?? 'shared';
}

/**
 * Reads every `tw('…')` literal below a folder and gives the sheet that they need by part: each is a list of
 * `place, css, place, css …`, and all places in their order are the whole sheet.
 * An unknown class is an error that names the class and the file: a class that does nothing is a mistake.
 */
export async function compileStyles(folder) {
  const files = sourcesIn(folder);
  const all = rulesOf(files);
  const users = new Map(all.map((rule) => [rule, new Set()]));
  for (const part of [...Object.keys(parts), 'shared'])
    for (const rule of rulesOf(files.filter((file) => partOf(file) === part))) users.get(rule)?.add(part);
  const base = join(folder, 'ui/style/base.css');
  const sheet = { core: [0, await minified(readFileSync(base, 'utf8'))] };
  let last = 'core';
  for (const [index, rule] of all.entries()) {
    const css = await minified(rule);
    const part = homeOf(users.get(rule));
    const list = (sheet[part] ??= []);
    if (part === last && list.length > 0) list[list.length - 1] += css;
    else list.push(index + 1, css);
    last = part;
  }
  return { sheet, files: [...files, base] };
}

/** What the core has is everybody's; what two parts need is shared. */
function homeOf(users) {
  if (users.has('core')) return 'core';
  return users.size === 1 ? [...users][0] : 'shared';
}

function rulesOf(files) {
  const sheet = virtual();
  const tw = twind(config, sheet);
  const known = new Map();
  const problems = files.flatMap((file) => compileFile({ tw, sheet, known }, file));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return [...sheet.target];
}

/** Results by rule: a development server compiles the same rules again after every edit. */
const minifiedRules = new Map();

function minified(css) {
  if (!minifiedRules.has(css)) minifiedRules.set(css, minify(css));
  return minifiedRules.get(css);
}

async function minify(css) {
  const { code } = await transform(css, { loader: 'css', minify: true, target: 'safari17' });
  return code.trim();
}

const px = (...steps) => Object.fromEntries(steps.map((step) => [String(step), `${step * 4}px`]));

const config = defineConfig({
  presets: [presetAutoprefix(), presetTailwind({ disablePreflight: true })],
  hash: false,
  preflight: false,
  theme: {
    ...theme,
    // The preset's own widths ask the window and would win over ours, which ask the element.
    screens: {},
    extend: {
      minWidth: { 48: '192px' },
      width: {
        slide: '320px',
        most: 'calc(100% - 32px)',
        'half-peek': 'calc((100% - 48px) / 2)',
        'third-peek': 'calc((100% - 56px) / 3)',
        panel: '350px',
        popup: 'calc(var(--_base)*16.875)',
        speed: 'calc(var(--_base)*4)',
        related: '120px',
        transcript: '320px',
      },
      height: {
        field: 'max(44px, calc(var(--_base)*2.75))',
        banner: '360px',
        'player-mobile': '84vh',
        'player-tablet': '360px',
        'player-desktop': '500px',
        'fill-mobile': '55px',
        'fill-desktop': '60px',
      },
    },
    spacing: {
      0: '0',
      px: '1px',
      0.5: '2px',
      ...px(1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 11, 12, 16, 20, 24, 32, 48, 64),
    },
  },
  rules: [
    matchTheme('-?ms-', 'margin', 'marginInlineStart'),
    matchTheme('-?me-', 'margin', 'marginInlineEnd'),
    matchTheme('ps-', 'padding', 'paddingInlineStart'),
    matchTheme('pe-', 'padding', 'paddingInlineEnd'),
    matchTheme('start-', 'inset', 'insetInlineStart'),
    matchTheme('end-', 'inset', 'insetInlineEnd'),
    matchTheme('size-', 'width', ({ _ }) => ({ width: _, height: _ })),
    [
      'scrim',
      {
        background: 'linear-gradient(to top, rgb(8 16 24 / .88), rgb(8 16 24 / .62) 45%, rgb(8 16 24 / .1))',
      },
    ],
    // A picture beside its words, or above them; it takes what they leave, so that cards keep their height. Above them, it
    // is never lower than a carousel's button needs.
    ['card-beside', { display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(80px, 36%) minmax(0, 1fr)' }],
    ['card-row', { display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(80px, 30%) minmax(0, 1fr)' }],
    ['card-stacked', { display: 'grid', gridTemplate: 'minmax(64px, 1fr) auto / minmax(0, 1fr)' }],
    // From one edge of the element to the other, whatever the page's measure leaves free.
    ['edge-to-edge', { marginInline: 'calc(50% - 50cqi)' }],
    // Shadows and outlines of an editor's CSS show around the block, up to the edges of the element and no further.
    ['paint-near', { contain: 'layout', clipPath: 'inset(-64px calc(50% - 50cqi))' }],
    ['text-balance', { textWrap: 'balance' }],
    // The days of a calendar: the library says what a day is, and its button is inside.
    [
      'day-button',
      {
        width: 'calc(var(--_base)*2.25)',
        height: 'calc(var(--_base)*2.25)',
        borderRadius: '9999px',
        '&:hover': { background: 'var(--_primary-soft)' },
        '&:disabled': { opacity: '.6' },
      },
    ],
    [
      'day-selected',
      {
        '& button': {
          background: 'var(--_primary)',
          color: 'var(--_on-primary)',
          border: '1px solid transparent',
        },
      },
    ],
    ['day-today', { '& button': { outline: '1px solid var(--_control)', outlineOffset: '-1px' } }],
    ['text-start', { textAlign: 'start' }],
    ['text-end', { textAlign: 'end' }],
    ['border-s', { borderInlineStartWidth: '1px' }],
    ['border-s-(\\d)', ({ 1: width }) => ({ borderInlineStartWidth: `${width}px` })],
    ['border-e', { borderInlineEndWidth: '1px' }],
    ['outline-focus', { outline: '2px solid var(--_focus)', outlineOffset: '2px' }],
    // The preset's is transparent, which forced colours make visible.
    ['outline-none', { outline: 'none' }],
    ['outline-stage', { outlineColor: '#ffffff' }],
    ['open-turn', { 'details[open]>summary>&': { transform: 'rotate(180deg)' } }],
    ['scheme-dark', { colorScheme: 'dark' }],
    ['accent-on-stage', { accentColor: '#ffffff' }],
    ['break-anywhere', { overflowWrap: 'anywhere' }],
    [
      'visually-hidden',
      {
        position: 'absolute',
        width: '1px',
        height: '1px',
        margin: '-1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    ],
    [
      'reserve-(\\d+)',
      ({ 1: height }) => ({ contentVisibility: 'auto', containIntrinsicSize: `auto ${height}px` }),
    ],
    ['remember-(\\d+)', ({ 1: height }) => ({ containIntrinsicSize: `auto ${height}px` })],
    [
      // Focus rings, carousel buttons, shadows and full-width backgrounds reach over the edge: a browser that would clip
      // them there renders every block. Half the element's width is always enough; calc() is not allowed here.
      'resting',
      {
        '@supports (overflow-clip-margin: 50cqi)': { contentVisibility: 'auto', overflowClipMargin: '50cqi' },
      },
    ],
    [
      'auto-cols-min-(\\d+)',
      ({ 1: width }) => ({ gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))` }),
    ],
    [
      'line-clamp-(\\d+)',
      ({ 1: lines }) => ({
        overflow: 'hidden',
        display: '-webkit-box',
        '-webkit-box-orient': 'vertical',
        '-webkit-line-clamp': lines,
        // Words of the other direction end where they end, and stand where their neighbours stand.
        textAlign: ['-webkit-match-parent', 'match-parent'],
      }),
    ],
  ],
  variants: [
    ['rtl', '&:dir(rtl)'],
    ['ltr', '&:dir(ltr)'],
    ['md', '@container lp (min-width:768px)'],
    ['lg', '@container lp (min-width:1024px)'],
    ['below-md', '@container lp (max-width:767.98px)'],
    ['below-lg', '@container lp (max-width:1023.98px)'],
    ['forced', '@media (forced-colors:active)'],
    ['motion-ok', '@media (prefers-reduced-motion:no-preference)'],
    ['phone', '@media (max-width:767.98px)'],
  ],
});

function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function compileFile(compiler, file) {
  const source = readFileSync(file, 'utf8');
  const literals = [...source.matchAll(/\btw\(\s*'([^']*)'\s*,?\s*\)/g)].map(([, classes]) => classes);
  const calls = [...source.matchAll(/(?<!function )\btw\(/g)].length;
  const notLiteral =
    calls === literals.length
      ? []
      : [`${file}: tw() takes one literal in single quotes, so that the build can read it.`];
  const classes = literals.flatMap((literal) => literal.split(/\s+/).filter(Boolean));
  const unknown = classes.filter((name) => !compiles(compiler, name));
  return [...notLiteral, ...unknown.map((name) => `${file}: the class '${name}' makes no style.`)];
}

/** Structural markers are written for reading and tests, and have no style of their own. */
const markers = new Set(['group', 'peer', 'prose']);

function compiles({ tw, sheet, known }, name) {
  if (markers.has(name)) return true;
  if (!known.has(name)) {
    const before = sheet.target.length;
    const given = tw(name);
    known.set(name, sheet.target.length > before && given === name);
  }
  return known.get(name);
}
