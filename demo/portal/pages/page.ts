/** Text with the signs that mean something in HTML made harmless. */
export function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

const style = `
:root { color-scheme: light dark; --back: light-dark(#f5f6f4, #16191d); --card: light-dark(#fff, #20252b);
  --text: light-dark(#1d2329, #e8eaec); --soft: light-dark(#55606b, #a5b0ba); --line: light-dark(#d5dade, #3a424a);
  --accent: light-dark(#1f5f7a, #8cc6dd); --on-accent: light-dark(#fff, #10242d); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--back); color: var(--text);
  font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 40rem; margin: 0 auto; padding: clamp(1rem, 5vw, 3rem) 1rem; }
h1 { font-size: clamp(1.4rem, 5vw, 2rem); line-height: 1.2; margin: 0 0 .5rem; }
p { margin: 0 0 1rem; color: var(--soft); }
a { color: var(--accent); display: inline-block; min-height: 24px; line-height: 24px; }
a:focus-visible, button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
ul { list-style: none; margin: 0 0 1.5rem; padding: 0; display: grid; gap: .5rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; }
dt { color: var(--soft); } dd { margin: 0; }
button { font: inherit; color: inherit; cursor: pointer; width: 100%; text-align: start; display: flex; gap: .75rem;
  align-items: center; padding: .75rem 1rem; min-height: 44px; border: 1px solid var(--line); border-radius: .75rem;
  background: var(--card); }
button:hover { border-color: var(--accent); }
button.plain { width: auto; display: inline-flex; background: var(--accent); color: var(--on-accent); border: 0; }
.initial { flex: none; width: 2.5rem; height: 2.5rem; border-radius: 50%; display: grid; place-items: center;
  background: var(--accent); color: var(--on-accent); font-weight: 600; }
small { display: block; color: var(--soft); }
[aria-current] { border-color: var(--accent); border-width: 2px; }
audio, iframe { width: 100%; }
`;

interface Page {
  title: string;
  /** HTML. */
  body: string;
  status?: number;
  headers?: Record<string, string>;
}

/** What a page may load: its own style, pictures and media, and no script at all. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; media-src *; form-action 'self'";

/** A plain page in the portal's own style. */
export function pageAnswer({ title, body, status = 200, headers }: Page): Response {
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><main>${body}</main></body></html>`;
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, ...headers },
  });
}
