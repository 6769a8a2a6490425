import type { Screenshot } from './take-screenshots';

interface ReportedLine {
  schemes: Set<string>;
  example: string;
  count: number;
}

/** One line a problem: screen, width, what, where, schemes, and an example with how many there are of it. */
export function problemLines(name: string, screenshots: readonly Screenshot[]): string[] {
  const lines = new Map<string, ReportedLine>();
  for (const screenshot of screenshots) addScreenshot(lines, name, screenshot);
  return [...lines].map(([line, { schemes, example, count }]) => {
    const times = count > 1 ? ` and ${count - 1} more` : '';
    return `${line} | ${[...schemes].join(', ')} | ${example}${times}`;
  });
}

function addScreenshot(
  lines: Map<string, ReportedLine>,
  name: string,
  { widthPx, scheme, problems }: Screenshot,
): void {
  const counts = new Map<string, number>();
  for (const { what, where, example } of problems) {
    const line = `${name} | ${widthPx} | ${what} | ${where}`;
    const count = (counts.get(line) ?? 0) + 1;
    counts.set(line, count);
    const before = lines.get(line);
    lines.set(line, {
      schemes: (before?.schemes ?? new Set<string>()).add(scheme),
      example: before?.example ?? example,
      count,
    });
  }
}
