import type { Page } from '@playwright/test';

/** What the page and its framework report while the test runs, but for warnings that the test allows. */
export function problemsOf(page: Page, isAllowed: (text: string) => boolean = () => false): string[] {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    const text = message.text();
    if (['warning', 'error'].includes(message.type()) && !isAllowed(text)) problems.push(text);
  });
  return problems;
}
