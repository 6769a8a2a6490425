/**
 * Three whole looks. Each is only tokens and rules for parts, which is all that a page may use. Colours are pairs: in the
 * light and in the dark theme.
 */
export const looks = {
  municipality: {
    title: 'A municipality: calm, plain, easy to read',
    colours: {
      primary: ['#00594f', '#7fd1c0'],
      'on-primary': ['#ffffff', '#00201b'],
      text: ['#14211f', '#e6efed'],
      muted: ['#4a5b58', '#a9bab6'],
      surface: ['#f6f5f0', '#111816'],
      raised: ['#ffffff', '#1a2421'],
      border: ['#d8d6cb', '#33423e'],
      focus: ['#00594f', '#a5e6d8'],
    },
    radius: 3,
    base: 17,
    font: 'Verdana, sans-serif',
    parts: `::part(card) { border-block-start: 4px solid light-dark(#00594f, #7fd1c0); box-shadow: none; }
::part(block-title) { font-weight: 600; }`,
  },
  bank: {
    title: 'A bank: dark blue, small corners, a serif',
    colours: {
      primary: ['#12315c', '#a9c4f0'],
      'on-primary': ['#ffffff', '#0a1a33'],
      text: ['#101a2b', '#e9eef7'],
      muted: ['#4d5a70', '#a7b3c8'],
      surface: ['#ffffff', '#0b1220'],
      raised: ['#f8f6f1', '#141d2e'],
      border: ['#d9d3c4', '#34405a'],
      focus: ['#8a6a1f', '#e3c578'],
      warning: ['#7a5200', '#f2bf6b'],
    },
    radius: 1,
    base: 16,
    font: 'Georgia, serif',
    parts: `::part(block-title) { border-block-end: 1px solid light-dark(#8a6a1f, #e3c578); padding-block-end: 4px; }
::part(card) { box-shadow: none; }
::part(search-input) { border-width: 2px; }`,
  },
  youth: {
    title: 'A youth organisation: bright, round, large',
    colours: {
      primary: ['#8a1a78', '#ff9fe9'],
      'on-primary': ['#ffffff', '#3a0032'],
      text: ['#241433', '#f5edff'],
      muted: ['#5f4b75', '#c6b4dc'],
      surface: ['#fff8ec', '#1a1026'],
      raised: ['#ffffff', '#271a38'],
      border: ['#ecd9b8', '#4a3763'],
      focus: ['#8a1a78', '#ffc2f2'],
      success: ['#1c6b3a', '#82d6a0'],
    },
    radius: 18,
    base: 18,
    font: 'ui-rounded, system-ui, sans-serif',
    parts: `::part(card) { border-width: 2px; }
::part(card-title), ::part(block-title) { font-weight: 800; }
::part(heart) { border-radius: 999px; }`,
  },
};
