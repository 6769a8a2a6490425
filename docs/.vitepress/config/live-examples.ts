import type { MarkdownRenderer } from 'vitepress';

type Fence = NonNullable<MarkdownRenderer['renderer']['rules']['fence']>;

/**
 * Renders a fence of `html live` (an element) or `json live` (a block of home) as a running, editable example. Its other
 * words are options: `height=320` is the height of the frame in px, and `parts=card,result` offers to outline these
 * parts.
 */
export function liveExamples(markdown: MarkdownRenderer): void {
  const plain: Fence | undefined = markdown.renderer.rules.fence;
  markdown.renderer.rules.fence = (...args) => {
    const [tokens, index] = args;
    const token = tokens[index];
    const shown = plain?.(...args) ?? '';
    const [language, mode, ...options] = (token?.info ?? '').split(/\s+/);
    if (token === undefined || language === undefined || mode !== 'live') return shown;
    const code = encodeURIComponent(token.content.trim());
    const attributes = `language="${language}" code="${code}" options="${encodeURIComponent(options.join(' '))}"`;
    return `<LiveExample ${attributes}>${shown}</LiveExample>`;
  };
}
