import type { Locator } from '@playwright/test';
import { expect } from './test';

/**
 * Scrolls until a block of home and its cards, or what it has instead, are there: a block that is far away waits, and
 * what comes above it moves it on.
 */
export async function comeTo(block: Locator, content = block.getByRole('article')): Promise<void> {
  const scrolled = async () => {
    await block.evaluate((node) => node.scrollIntoView());
    return content.count();
  };
  await expect.poll(scrolled).toBeGreaterThan(0);
}
