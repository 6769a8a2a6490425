/**
 * The values of the utility classes. Every colour is a token that a page may set. Every size is in px, or grows with
 * the text that it contains.
 * @see A-164
 */
export const theme = {
  minHeight: {
    card: '180px',
    160: '160px',
    // Heights of cards by size and width. @see R-CONST-012..014
    100: '100px',
    200: '200px',
    300: '300px',
    400: '400px',
    500: '500px',
    touch: '24px',
    bar: '40px',
    0: '0',
    full: '100%',
  },
  colors: {
    transparent: 'transparent',
    current: 'currentColor',
    primary: 'var(--_primary)',
    'primary-soft': 'var(--_primary-soft)',
    'on-primary': 'var(--_on-primary)',
    text: 'var(--_text)',
    muted: 'var(--_muted)',
    surface: 'var(--_surface)',
    raised: 'var(--_raised)',
    sunken: 'var(--_sunken)',
    border: 'var(--_border)',
    control: 'var(--_control)',
    focus: 'var(--_focus)',
    danger: 'var(--_danger)',
    success: 'var(--_success)',
    warning: 'var(--_warning)',
    track: 'color-mix(in srgb, var(--_text) 14%, var(--_surface))',
    // The colour of a status, which the `tone-` classes set.
    tone: 'var(--_tone)',
    // The colour of a card's action, which `verb-` classes set.
    verb: 'var(--_verb, currentColor)',
    'tone-soft': 'color-mix(in srgb, var(--_tone) 14%, var(--_surface))',
    'on-picture': 'white',
    'on-stage': 'white',
    'stage-hover': 'color-mix(in srgb, #ffffff 20%, transparent)',
  },
  fontSize: {
    13: ['calc(var(--_base)*.8125)', '1.5'],
    14: ['calc(var(--_base)*.875)', '1.5'],
    16: ['var(--_base)', '1.5'],
    18: ['calc(var(--_base)*1.125)', '1.4'],
    20: ['calc(var(--_base)*1.25)', '1.25'],
    22: ['calc(var(--_base)*1.375)', '1.25'],
    28: ['calc(var(--_base)*1.75)', '1.25'],
    36: ['calc(var(--_base)*2.25)', '1.25'],
  },
  fontWeight: { normal: '400', semibold: '600' },
  borderRadius: { none: '0', control: 'var(--_radius)', card: 'calc(var(--_radius)*2)', full: '9999px' },
  boxShadow: {
    none: 'none',
    card: '0 1px 2px var(--_shade)',
    lifted: '0 4px 16px var(--_shade)',
    layer: '0 8px 32px var(--_shade)',
  },
  transitionDuration: { DEFAULT: '150ms' },
  transitionTimingFunction: { DEFAULT: 'ease-out' },
  maxHeight: {
    // R-CONST-036
    accordion: '1000px',
    // Four lines of 20 px. @see R-CONST-015
    description: '4lh',
    dialog: 'min(85dvh, 720px)',
    popup: '200px',
    debug: 'min(40dvh, 360px)',
    panel: 'min(70dvh, 560px)',
    full: '100%',
  },
  maxWidth: {
    // A chip on an image, beside the favourite button.
    chip: 'calc(100% - 64px)',
    catalog: 'calc(var(--_base)*15)',
    choice: 'calc(var(--_base)*6)',
    name: 'calc(var(--_base)*10)',
    dialog: '520px',
    page: '1280px',
    text: '720px',
    full: '100%',
    toast: '350px',
    popup: '270px',
    none: 'none',
  },
  gridTemplateColumns: {
    row: 'auto minmax(0, 1fr) auto',
    main: 'minmax(0, 1fr) auto',
    // A quarter of the element on a phone.
    thumb: 'clamp(64px, 25cqi, 96px) minmax(0, 1fr)',
    collage: '128px minmax(0, 1fr)',
    day: 'calc(var(--_base)*4) minmax(0, 1fr)',
    2: 'repeat(2, minmax(0, 1fr))',
    1: 'repeat(1, minmax(0, 1fr))',
  },
  lineHeight: { heading: '1.25' },
};
