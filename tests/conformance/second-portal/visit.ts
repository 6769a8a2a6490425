import { test as base, expect, type Page } from '@playwright/test';

interface Visit {
  /** Opens a path as one of the portal's people; `nobody` is a visitor. */
  as: (person: 'anna' | 'bo' | 'nobody', path: string) => Promise<Page>;
  /** Takes console lines that the test expects; any other warning or error of ours fails it. */
  expectLines: (pattern: RegExp) => void;
}

/** Each test has a portal of its own, and fails on a console line that it did not expect. */
export const test = base.extend<{ visit: Visit }>({
  visit: async ({ page, context, baseURL }, give, { testId }) => {
    const expected: RegExp[] = [];
    const lines: string[] = [];
    page.on('pageerror', (error) => lines.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) lines.push(message.text());
    });
    await give({
      as: async (person, path) => {
        const cookies = { who: person, portal: testId };
        await context.addCookies(
          Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseURL ?? '' })),
        );
        await page.goto(path);
        return page;
      },
      expectLines: (pattern) => void expected.push(pattern),
    });
    expect(lines.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
  },
});

export { expect };
