import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, matchTheme, twind, virtual } from '@twind/core';
import presetAutoprefix from '@twind/preset-autoprefix';
import presetTailwind from '@twind/preset-tailwind/base';
import { transform } from 'esbuild';
import { theme } from './theme.mjs';

/** What a search box or a heart alone draws with; the rest of the sheet comes with the first screen. */
const core = [
  /^src\/shell\/(?!header|HomeSkeleton)/,
  /^src\/ui\/(button|skeleton|state-card|picture|popover\/Combo)/,
  /^src\/widgets\/(search-box|favourite-button|link)\//,
];

/** Does this file draw with more than the core of the sheet? */
export function needsMore(file) {
  const path = file.replaceAll('\\', '/');
  return !core.some((pattern) => pattern.test(path)) && /\btw\(/.test(readFileSync(file, 'utf8'));
}

/**
 * Reads every `tw('…')` literal below a folder and gives the sheet that they need, in two halves to be laid into each
 * other: `core[0] more[0] core[1] more[1] …` is the whole sheet in its right order.
 * An unknown class is an error that names the class and the file: a class that does nothing is a mistake.
 */
export async function compileStyles(folder) {
  const files = sourcesIn(folder);
  const all = rulesOf(files);
  const ofCore = new Set(rulesOf(files.filter((file) => !needsMore(file))));
  const base = join(folder, 'ui/style/base.css');
  const parts = { core: [await minified(readFileSync(base, 'utf8'))], more: [''] };
  for (const rule of all) {
    const css = await minified(rule);
    if (!ofCore.has(rule)) parts.more[parts.more.length - 1] += css;
    else if (parts.more.at(-1) === '') parts.core[parts.core.length - 1] += css;
    else {
      parts.core.push(css);
      parts.more.push('');
    }
  }
  return { ...parts, files: [...files, base] };
}

function rulesOf(files) {
  const sheet = virtual();
  const tw = twind(config, sheet);
  const known = new Map();
  const problems = files.flatMap((file) => compileFile({ tw, sheet, known }, file));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return [...sheet.target];
}

async function minified(css) {
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
      width: { panel: '350px', popup: '270px', related: '120px' },
      height: {
        banner: '360px',
        'player-mobile': '84vh',
        'player-tablet': '360px',
        'player-desktop': '500px',
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
    ['text-balance', { textWrap: 'balance' }],
    ['text-start', { textAlign: 'start' }],
    ['text-end', { textAlign: 'end' }],
    ['border-s', { borderInlineStartWidth: '1px' }],
    ['border-s-(\\d)', ({ 1: width }) => ({ borderInlineStartWidth: `${width}px` })],
    ['border-e', { borderInlineEndWidth: '1px' }],
    ['outline-focus', { outline: '2px solid var(--_focus)', outlineOffset: '2px' }],
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
