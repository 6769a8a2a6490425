import { fileURLToPath } from 'node:url';
import { makeAcademy } from '../../../demo/portal/academy/academy';
import { loadRenderer } from '../../../demo/portal/http/load-renderer';
import { createPortal, type Portal } from '../../../demo/portal/portal';

const folderOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export const origin = 'http://localhost:4173';
const today = new Date('2026-03-02T08:00:00Z');
export const academy = makeAcademy({ today });

/** Opens the reference portal over the build, with its renderer, which waits long enough on a busy machine. */
export async function openAcademy(timeoutMs = 20_000): Promise<Portal> {
  const distFolder = folderOf(process.env['LP_DIST'] ?? 'dist');
  const renderElement = await loadRenderer(distFolder);
  if (!renderElement) throw new Error('There is no code for servers; run npm run build first.');
  return createPortal({
    databaseFile: ':memory:',
    catalog: academy,
    today,
    tokenLifetimeSeconds: 900,
    distFolder,
    pageFolders: [folderOf('demo/pages')],
    renderElement: (tag, options) => renderElement(tag, { ...options, timeoutMs }),
    testControls: true,
  });
}

/** The texts of the links in HTML, without the tags inside them. */
export const linkTexts = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*href=[^>]*>([\s\S]*?)<\/a>/g)].map(([, content = '']) => plainText(content));

/** The text of HTML without tags and character references. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

/** The visible part of a rendered page: its declarative roots without the data. */
export const screenOf = (html: string): string =>
  [...html.matchAll(/<template shadowrootmode="open">([\s\S]*?)<\/template>/g)]
    .map(([, root]) => root)
    .join('');
