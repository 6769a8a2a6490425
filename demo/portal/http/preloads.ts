import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Preloads {
  elements: Readonly<Record<string, readonly string[]>>;
  locales: Readonly<Record<string, string>>;
}

/** Where a page has the links to the files of a first screen. */
export const preloadComment = /<!-- preload (\S+)(?: (\S+))? -->/g;

/**
 * Puts in place of `<!-- preload lp-search[results] en-GB -->` the links that have the browser fetch all files of a first
 * screen at once, as a portal's own templates would from `preload.json`.
 */
export async function withPreloads(page: Response, distFolder: string): Promise<Response> {
  if (page.headers.get('content-type')?.startsWith('text/html') !== true) return page;
  const file = join(distFolder, 'preload.json');
  const html = await page.text();
  const preloads = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Preloads) : undefined;
  const linked = html.replace(preloadComment, (_, element: string, culture?: string) =>
    [preloads?.elements[element] ?? [], preloads?.locales[culture ?? ''] ?? []]
      .flat()
      .map((path) => `<link rel="modulepreload" href="/dist/${path}" />`)
      .join('\n    '),
  );
  const headers = new Headers(page.headers);
  headers.delete('content-length');
  return new Response(linked, { status: page.status, headers });
}
