import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Presses the button of a failed state when the server has recovered. */
export async function retryAfter(server: { recover: () => void }, name = 'Try again'): Promise<void> {
  const button = page.getByRole('button', { name });
  await expect.element(button).toBeVisible();
  server.recover();
  await button.click();
}
