/** The style of the portal's own pages, in the colours of the brand. */
export const pageStyle = `
:root { color-scheme: light dark; --back: light-dark(#f4f7f6, #12191b); --card: light-dark(#fff, #1b2427);
  --text: light-dark(#182326, #e8edec); --soft: light-dark(#4f5d61, #a9b6b8); --line: light-dark(#d3dcdb, #354246);
  --accent: light-dark(#0d5f66, #7fd3d1); --on-accent: light-dark(#fff, #04262a);
  --tint: light-dark(#e3f2f0, #12302f); --good: light-dark(#1c6b3a, #82d6a0); --warm: light-dark(#8a4513, #ffbf7d); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--back); color: var(--text);
  font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header.brand { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1.5rem; padding: .25rem 1rem;
  background: var(--card); border-bottom: 1px solid var(--line); }
.brand a { display: inline-flex; gap: .6rem; align-items: center; min-height: 36px; text-decoration: none; }
.brand a:first-child { color: var(--text); font-weight: 650; }
.brand a:hover { text-decoration: underline; }
main { max-width: 40rem; margin: 0 auto; padding: clamp(1rem, 4vw, 2.5rem) 1rem; }
main.wide { max-width: 68rem; }
h1 { font-size: clamp(1.5rem, 4.5vw, 2.2rem); line-height: 1.15; margin: 0 0 .5rem; letter-spacing: -.015em; text-wrap: balance; }
h2 { font-size: 1.25rem; line-height: 1.25; margin: 2rem 0 .75rem; }
h3 { font-size: 1.05rem; line-height: 1.3; margin: 0 0 .25rem; }
p { margin: 0 0 1rem; color: var(--soft); }
a { color: var(--accent); display: inline-block; min-height: 24px; line-height: 24px; }
a:focus-visible, button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
ul { list-style: none; margin: 0 0 1.5rem; padding: 0; display: grid; gap: .5rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1rem; }
dt { color: var(--soft); } dd { margin: 0; }
button { font: inherit; color: inherit; cursor: pointer; width: 100%; text-align: start; display: flex; gap: .75rem;
  align-items: center; padding: .75rem 1rem; min-height: 44px; border: 1px solid var(--line); border-radius: .75rem;
  background: var(--card); }
button:hover { border-color: var(--accent); }
button.plain, button.quiet, a.plain { width: auto; display: inline-flex; align-items: center; justify-content: center;
  min-height: 44px; padding: .5rem 1.1rem; border-radius: .75rem; text-align: center; font-weight: 600; }
button.plain, a.plain { background: var(--accent); color: var(--on-accent); border: 1px solid transparent; text-decoration: none; }
button.plain:hover, a.plain:hover { filter: brightness(1.08); text-decoration: underline; }
button.quiet { border: 1px solid currentColor; color: var(--warm); background: none; }
.portrait { flex: none; width: 2.5rem; height: 2.5rem; border-radius: 50%; }
small { display: block; color: var(--soft); }
[aria-current] { border-color: var(--accent); border-width: 2px; }
audio, iframe { width: 100%; }
img.scene { display: block; width: 100%; height: auto; aspect-ratio: 16 / 9; object-fit: cover; border-radius: 1rem; }
@media (prefers-color-scheme: dark) { .scene { filter: brightness(.88); } }
@media (forced-colors: active) { button.plain, a.plain { border-color: ButtonText; } }
`;
