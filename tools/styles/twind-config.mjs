import { defineConfig, matchTheme } from '@twind/core';
import presetTailwind from '@twind/preset-tailwind/base';
import { theme } from './theme.mjs';

const px = (...steps) => Object.fromEntries(steps.map((step) => [String(step), `${step * 4}px`]));

const narrow = '@container lp (max-width:767.98px)';

/** The definition of each utility class. */
export const config = defineConfig({
  presets: [presetTailwind({ disablePreflight: true })],
  hash: false,
  preflight: false,
  theme: {
    ...theme,
    // The preset's own breakpoints query the window and would override ours, which query the element.
    screens: {},
    extend: {
      minWidth: { 40: '160px', 48: '192px' },
      keyframes: {
        // A screen that moves while it appears would move its restored scroll position too: browsers anchor the scroll
        // position to what moves.
        enter: { from: { opacity: '0' } },
      },
      animation: { enter: 'enter 200ms ease-out' },
      width: {
        slide: '320px',
        most: 'calc(100% - 32px)',
        lead: 'calc(64% - 16px)',
        // A card on a phone, with the beginning of the next one beside it.
        peek: 'min(320px, calc(100% - 40px))',
        'half-peek': 'calc((100% - 48px) / 2)',
        'third-peek': 'calc((100% - 56px) / 3)',
        panel: '350px',
        popup: 'calc(var(--_base)*16.875)',
        speed: 'calc(var(--_base)*4)',
        related: '120px',
        transcript: '320px',
      },
      lineHeight: { description: 'calc(var(--_base)*1.25)' },
      height: {
        field: 'max(44px, calc(var(--_base)*2.75))',
        transcript: '240px',
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
        background:
          'linear-gradient(to top, rgb(8 16 24 / .82), rgb(8 16 24 / .68) calc(100% - 36px), rgb(8 16 24 / .5) calc(100% - 27px), rgb(8 16 24 / .24) calc(100% - 16px), rgb(8 16 24 / .06) calc(100% - 7px), rgb(8 16 24 / 0))',
      },
    ],
    // A card that is a link comes closer under the pointer. Its place in the row stays, so that the pointer does not
    // leave it at its lower edge.
    [
      'lifts',
      {
        '&:has(a):hover': { boxShadow: '0 4px 16px var(--_shade)' },
        '@media (prefers-reduced-motion:no-preference)': {
          transition: 'box-shadow 150ms ease-out, translate 150ms ease-out',
          'li:hover>&:has(a)': { translate: '0 -2px' },
        },
      },
    ],
    // An icon that is a little larger in its new state, and grows into it beyond its size.
    ['grows', { scale: '1.08', transition: 'scale 250ms cubic-bezier(.2, 8, .4, 1)' }],
    // The same for the icon of a favourite button, for somebody who uses the button. The class is that of the popup, so
    // that the rules load with it.
    [
      'grows-when-saved',
      {
        '[part=heart][aria-pressed=true]>svg:not(&)': { scale: '1.08' },
        '[part=heart]:focus>svg:not(&)': { transition: 'scale 250ms cubic-bezier(.2, 8, .4, 1)' },
        '[part=heart][aria-expanded=true]>svg:not(&)': {
          transition: 'scale 250ms cubic-bezier(.2, 8, .4, 1)',
        },
      },
    ],
    // The verb of the first card of a row, as a button.
    [
      'lead-verb',
      {
        'li:first-child &': {
          padding: '8px 16px',
          borderRadius: 'var(--_radius)',
          background: 'var(--_primary)',
          color: 'var(--_on-primary)',
          // Forced colours remove the background, and show the border.
          border: '1px solid transparent',
        },
      },
    ],
    ['(tone|verb)-(\\w+)', ({ 1: property, 2: name }) => ({ [`--_${property}`]: `var(--_${name})` })],
    // An image beside its text, or above it. The text takes the space that the image leaves.
    ['card-beside', { display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(80px, 36%) minmax(0, 1fr)' }],
    ['card-row', { display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(80px, 30%) minmax(0, 1fr)' }],
    ['card-stacked', { display: 'grid', gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)' }],
    // From one edge of the element to the other, beyond the maximum width of the page.
    ['edge-to-edge', { marginInline: 'calc(50% - 50cqi)' }],
    // Shadows and outlines of an editor's CSS are visible around the block, up to the edges of the element and no
    // further.
    ['paint-near', { contain: 'layout', clipPath: 'inset(-64px calc(50% - 50cqi))' }],
    ['rows-head', { gridTemplateRows: 'auto 1fr' }],
    ['text-balance', { textWrap: 'balance' }],
    [
      'day-button',
      {
        width: 'calc(var(--_base)*2.25)',
        height: 'calc(var(--_base)*2.25)',
        borderRadius: '9999px',
        textAlign: 'center',
        '&:hover': { background: 'var(--_primary-soft)' },
        '&[aria-current]': { outline: '1px solid var(--_control)', outlineOffset: '-1px' },
        '[aria-selected=true]>&': {
          background: 'var(--_primary)',
          color: 'var(--_on-primary)',
          border: '1px solid transparent',
        },
        '&:focus-visible': { outline: '2px solid var(--_focus)', outlineOffset: '2px' },
      },
    ],
    // A day of the month in the calendar view: its number and the names of its activities.
    [
      'day-cell',
      {
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: 'calc(var(--_base)*5)',
        padding: '4px',
        gap: '2px',
        overflow: 'hidden',
        textAlign: 'start',
        border: '1px solid var(--_border)',
        background: 'var(--_raised)',
        '&:hover': { background: 'var(--_primary-soft)' },
        '&[aria-current]': { borderColor: 'var(--_primary)', borderWidth: '2px' },
        '&:focus-visible': { outline: '2px solid var(--_focus)', outlineOffset: '-2px' },
      },
    ],
    // The preset's versions of these classes are composed of variables, which every element on a page would have to
    // declare.
    matchTheme('shadow-', 'boxShadow'),
    [
      '-?rotate-(\\d+)',
      ({ 0: name, 1: degrees }) => ({ rotate: `${name[0] === '-' ? '-' : ''}${degrees}deg` }),
    ],
    ['-translate-y-1/2', { translate: '0 -50%' }],
    ['snap-x', { scrollSnapType: 'x proximity' }],
    // Stays in the window, as high as it at most, with a scroll position of its own. The padding has room for the
    // outline of the focus, which would otherwise be cut off.
    [
      'sticky-scroll',
      {
        position: 'sticky',
        top: '16px',
        maxHeight: 'calc(100dvh - 24px)',
        margin: '-4px',
        padding: '4px',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        scrollbarWidth: 'thin',
      },
    ],
    ['tabular-nums', { fontVariantNumeric: 'tabular-nums' }],
    ['text-start', { textAlign: 'start' }],
    ['border-s', { borderInlineStartWidth: '1px' }],
    ['border-s-(\\d)', ({ 1: width }) => ({ borderInlineStartWidth: `${width}px` })],
    // The colours of what is selected, for forced colours, which replace all others.
    ['highlighted', { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' }],
    ['outline-focus', { outline: '2px solid var(--_focus)', outlineOffset: '2px' }],
    // The preset's outline is transparent, which forced colours make visible.
    ['outline-none', { outline: 'none' }],
    // A video has its own ratio. Its greatest height is that of a frame, with the control bar below it.
    [
      'video-stage',
      {
        '--_bar': '116px',
        '--_greatest': '84vh',
        '@container lp (min-width:768px)': { '--_bar': '72px', '--_greatest': '360px' },
        '@container lp (min-width:1024px)': { '--_greatest': '500px' },
      },
    ],
    // On a phone that is held upright, a wide video stays in view while the page below it is read. It does not where
    // it would leave too little of the page: in a low window, which a zoomed page has too, and with a list open below
    // the picture. What gets the focus scrolls out from under it. The class is that of the video, and the rules are for
    // the area that holds it.
    [
      'stays',
      {
        '@media (min-height:480px) and (max-aspect-ratio:2/3)': {
          '@container lp (max-width:767.98px)': {
            '[part=player]:has(&[data-wide]):not(:has(section))': {
              position: 'sticky',
              top: '0',
              zIndex: '20',
            },
            '[part=player]:has(&[data-wide]):not(:has(section))~* *': {
              scrollMarginTop: 'calc(75cqi + 132px)',
            },
          },
        },
      },
    ],
    [
      'video-box',
      {
        boxSizing: 'content-box',
        width: '100%',
        aspectRatio: '16/9',
        maxHeight: 'calc(var(--_greatest) - var(--_bar))',
        paddingBottom: 'var(--_bar)',
      },
    ],
    // The ratio of the video as soon as it is known.
    ['video-ratio', { aspectRatio: 'auto 16/9', maxHeight: 'calc(var(--_greatest) - var(--_bar))' }],
    // The background of a video is dark in every theme.
    ['bg-stage', { backgroundColor: '#0b0f14' }],
    ['outline-stage', { outlineColor: '#ffffff' }],
    // Until the code of a page from a server runs, the style sheet decides which search box the header shows.
    ['with-top-box', { display: 'none', '.root:has([data-top-box]) &': { display: 'flex' } }],
    ['without-top-box', { '.root:has([data-top-box]) &': { visibility: 'hidden' } }],
    // The same for what a page renders for one width only. Without script, every page has what a wide one has, since
    // nobody can open the tabs and the drawer of a narrow one.
    ['only-wide', { '@media (scripting:enabled)': { [narrow]: { display: 'none' } } }],
    ['only-narrow', { display: 'none', '@media (scripting:enabled)': { [narrow]: { display: 'block' } } }],
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
      // What is rendered but skipped when far from the window must not clip shadows and buttons at its edges.
      ({ 1: height }) => ({
        contentVisibility: 'auto',
        containIntrinsicSize: `auto ${height}px`,
        overflowClipMargin: '24px',
      }),
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
        // Text in the opposite direction is truncated at its own end, and is aligned like the text around it.
        textAlign: ['-webkit-match-parent', 'match-parent'],
      }),
    ],
  ],
  variants: [
    ['rtl', '&:dir(rtl)'],
    ['md', '@container lp (min-width:768px)'],
    ['lg', '@container lp (min-width:1024px)'],
    ['below-md', narrow],
    ['forced', '@media (forced-colors:active)'],
    ['motion-ok', '@media (prefers-reduced-motion:no-preference)'],
    // What renders in a screen after it replaced another one.
    ['changed', '&[data-changed]>*'],
    ['phone', '@media (max-width:767.98px)'],
    ['print', '@media print'],
  ],
});
