import { escapeHtml } from '../../src/domain/head/escape-html';

interface PageDocument {
  lang: string;
  /** The title of a page whose head has none. */
  title: string;
  /** The tags for the head. */
  head: string;
  /** The address of the bundle. It ends with a slash. */
  assets: string;
  /** The element. */
  html: string;
}

/** Returns a whole page around an element. */
export function pageDocument({ lang, title, head, assets, html }: PageDocument): string {
  const address = escapeHtml(assets);
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${head.includes('<title') ? head : `<title>${escapeHtml(title)}</title>${head}`}
    <link rel="stylesheet" href="${address}lp-host.css">
    <script type="module" src="${address}lp-catalog-home.js"></script>
  </head>
  <body>
    ${html}
  </body>
</html>
`;
}

/** Returns the plain tag of an element. */
export const plainTag = (tag: string, attributes: Readonly<Record<string, string>>): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')}></${tag}>`;

/** Returns a sitemap of absolute addresses. */
export const sitemap = (addresses: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `  <url><loc>${escapeHtml(address)}</loc></url>\n`).join('')}</urlset>
`;
