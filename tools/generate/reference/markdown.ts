/** Returns a table in Markdown; an empty string if it has no rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.map(cellText).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const cellText = (cell: string): string => cell.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');

export const code = (text: string): string => `\`${text}\``;
