import { pageStyle } from './page-style';

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

interface Page {
  title: string;
  /** HTML. */
  body: string;
  /** Style rules of this page, beside those that every page has. */
  style?: string;
  /** BCP 47 tag of the texts; English when left out. */
  lang?: string;
  /** What the portal is called, beside its logo. */
  portalName?: string;
  isWide?: boolean;
  status?: number;
  headers?: Record<string, string>;
}

/** What a page may load: its own style, pictures and media, and no script at all. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; media-src *; form-action 'self'";

/** A plain page in the portal's own style. */
export function pageAnswer(page: Page): Response {
  const { title, body, style = '', lang = 'en', portalName = 'Front page', status = 200, headers } = page;
  const main = page.isWide === true ? '<main class="wide">' : '<main>';
  const html = `<!doctype html>
<html lang="${escapeHtml(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="icon" href="/demo/logo.svg" type="image/svg+xml"><style>${pageStyle}${style}</style></head>
<body><header class="brand"><a href="/"><img src="/demo/logo.svg" width="28" height="28" alt="">${escapeHtml(portalName)}</a><a href="/demo/">Demo</a></header>
${main}${body}</main></body></html>`;
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, ...headers },
  });
}
