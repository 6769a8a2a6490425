/** How often a failed browser test runs again: 0 or 1. */
export const retries: number;
