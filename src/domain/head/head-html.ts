import { escapeHtml } from './escape-html';
import type { HeadTags } from './head-tags';

/** Returns the tags of a page's head as HTML. No value can end its element or attribute. */
export function headHtml({ title, meta, link, script }: HeadTags): string {
  return [
    ...(title ? [`<title>${escapeHtml(title)}</title>`] : []),
    ...meta.map((attributes) => emptyTag('meta', attributes)),
    ...link.map((attributes) => emptyTag('link', attributes)),
    ...script.map(({ type, text }) => `<script type="${type}">${text}</script>`),
  ].join('\n');
}

function emptyTag(name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(
    ([property, text]) => `${property.toLowerCase()}="${escapeHtml(text)}"`,
  );
  return `<${name} ${written.join(' ')}>`;
}
