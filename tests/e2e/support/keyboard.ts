import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any screen has. */
const mostStops = 150;

/** Goes to a control as somebody does who has only a keyboard: from stop to stop. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  let node = await target.elementHandle();
  for (let stop = 0; stop < mostStops; stop += 1) {
    const focus = await node.evaluate(focusOf);
    if (focus === 'here') return;
    // Finding it by role again at every stop would take most of the time of a test.
    if (focus === 'gone') node = await target.elementHandle();
    else await page.keyboard.press(key);
  }
  throw new Error(`No stop of the keyboard is ${target.toString()}.`);
}

/** Goes there and presses Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

const focusOf = (node: Node): 'here' | 'elsewhere' | 'gone' => {
  if (!node.isConnected) return 'gone';
  return (node.getRootNode() as Document | ShadowRoot).activeElement === node ? 'here' : 'elsewhere';
};
