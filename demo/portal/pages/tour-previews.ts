import { html, type Markup } from './html';

const frame = (inner: Markup): Markup =>
  html`<svg class="scene" viewBox="0 0 640 360" width="640" height="360" aria-hidden="true" focusable="false">
    ${inner}
  </svg>`;

const themes = [
  { x: 70, fill: '#fffdf8', main: '#0d5f66', soft: '#d3e6e4', ink: '#22373b' },
  { x: 240, fill: '#fff6f0', main: '#b4452c', soft: '#f6d5c6', ink: '#43261e' },
  { x: 410, fill: '#20243a', main: '#a9b8ff', soft: '#3b4266', ink: '#e6e9fb' },
] as const;

const bar = (at: readonly [x: number, y: number, width: number, height: number], fill: string): Markup =>
  html`<rect x="${at[0]}" y="${at[1]}" width="${at[2]}" height="${at[3]}" rx="6" fill="${fill}" />`;

/** Three cards in three themes. */
export const coloursPreview = frame(
  html`<rect width="640" height="360" fill="#dfe9ee" />${themes.map(
      ({ x, fill, main, soft, ink }) =>
        html`<rect
            x="${x}"
            y="64"
            width="160"
            height="232"
            rx="18"
            fill="${fill}"
          />${bar([x + 16, 82, 128, 74], soft)}<circle
            cx="${x + 80}"
            cy="119"
            r="22"
            fill="${main}"
          />${bar([x + 16, 176, 112, 12], ink)}${bar([x + 16, 202, 84, 10], soft)}${bar([x + 16, 244, 88, 32], main)}`,
    )}`,
);

/** A page of blocks, and the panel that arranges them. */
export const pagePreview = frame(
  html`<rect width="640" height="360" fill="#e9e4f2" /><rect
      x="70"
      y="52"
      width="330"
      height="256"
      rx="16"
      fill="#fffdf8"
    />${bar([90, 72, 290, 70], '#4f55a8')}${bar([110, 92, 120, 12], '#fffdf8')}${bar([110, 114, 64, 14], '#f3b562')}${[0, 1, 2].map((column) => html`${bar([90 + column * 100, 158, 90, 56], '#cfcbea')}${bar([90 + column * 100, 222, 70, 9], '#6b6a8c')}`)}${bar([90, 250, 290, 40], '#e9e4f2')}<rect
      x="424"
      y="82"
      width="150"
      height="226"
      rx="16"
      fill="#2d2f55"
    />${[0, 1, 2, 3].map((row) => html`${bar([442, 104 + row * 46, 114, 30], row === 1 ? '#f3b562' : '#5a5d94')}`)}<path
      d="M470 164l34 14l-15 5l-6 15z"
      fill="#fffdf8"
      stroke="#2d2f55"
      stroke-width="4"
      stroke-linejoin="round"
    />`,
);
