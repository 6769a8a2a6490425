import { page } from 'vitest/browser';

/** The texts of the headings of one level, from top to bottom. */
export const headings = (level: number) =>
  page
    .getByRole('heading', { level })
    .elements()
    .map((node) => node.textContent);
