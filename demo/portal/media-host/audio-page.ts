import type { Offer } from '../catalog-format';
import { defaultCulture, textIn } from '../catalog/text';
import { escapeHtml } from '../pages/page';
import { pageStyle } from '../pages/page-style';

/** What the page may load: its own script, style, pictures, sound and tracks. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'";

const style = `
body { min-height: 0; background: var(--card); }
main { max-width: 60rem; display: grid; gap: 1.25rem; grid-template-columns: minmax(8rem, 15rem) minmax(16rem, 1fr); }
img { width: 100%; aspect-ratio: 1; object-fit: cover; border-radius: 1rem; }
h1 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.controls { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: .75rem 0; }
.controls button { width: auto; }
select { font: inherit; color: inherit; background: var(--card); min-height: 44px; padding: 0 .75rem;
  border: 1px solid var(--line); border-radius: .75rem; }
ol { list-style: none; margin: 0; padding: 0; }
ol button { border-color: transparent; padding: .4rem .75rem; align-items: baseline; }
ol button[aria-current] { background: var(--tint); border-color: transparent; font-weight: 600; }
time { flex: none; width: 3rem; color: var(--soft); font-variant-numeric: tabular-nums; font-weight: 400; }
h2 { font-size: 1rem; margin: 1rem 0 .25rem; }
.parts { grid-column: 1 / -1; display: grid; grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); gap: 0 1.5rem; }
@media (max-width: 30rem) { main { grid-template-columns: minmax(0, 1fr); } .scene { max-width: 11rem; margin: 0 auto; } .controls { justify-content: center; } }
`;

/**
 * The page in the frame of a sound: artwork, the browser's own controls, and, by its script, skips, speed, chapters and a
 * transcript.
 */
export function audioPage(address: string, offer: Offer): Response {
  const title = escapeHtml(textIn(offer.title, defaultCulture));
  const key = new URL(address, 'https://portal.example').search;
  const tracks = (offer.media?.textTracks ?? []).map(
    ({ kind, language, label }, index) =>
      `<track kind="${kind}" srclang="${escapeHtml(language)}" label="${escapeHtml(label)}" src="/media/tracks/${offer.id}/${index}${escapeHtml(key)}">`,
  );
  const picture = `/services/gallery/images/${encodeURIComponent(offer.imageId ?? offer.id)}?size=large`;
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${pageStyle}${style}</style></head>
<body><main><img class="scene" src="${escapeHtml(picture)}" alt="">
<div class="player"><h1>${title}</h1>
<audio controls crossorigin="anonymous" preload="metadata" src="${escapeHtml(address)}">${tracks.join('')}</audio></div>
</main><script src="/demo/audio-player.js"></script></body></html>`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
    },
  });
}
