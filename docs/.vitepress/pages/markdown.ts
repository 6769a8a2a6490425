/** Returns a table in Markdown; an empty string if it has no rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.map(cellText).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const cellText = (cell: string): string => cell.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');

export const code = (text: string): string => `\`${text}\``;

export const fence = (info: string, text: string): string => `\`\`\`${info}\n${text}\n\`\`\``;

/** Returns a page from its sections, and leaves out those that are empty. */
export const sections = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join('\n\n');

/** Returns the frontmatter of a page. */
export const frontmatter = (title: string, description: string): string =>
  `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---`;

/** Returns the lower-case address of a name: `MyActivities` is `my-activities`. */
export const slug = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
