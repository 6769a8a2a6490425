import { chromium } from 'playwright';
import { browserFlags, findBrowser } from '../gates/find-browser.mjs';

/** The Chromium that pictures are taken and times are measured in. */
export async function openBrowser() {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error('No Chromium was found: set CHROME_PATH to one.');
  return chromium.launch({ executablePath, args: browserFlags });
}
