import { requireHostPackage } from '../packages.mjs';

const startMs = 60_000;

/** Firefox without a window, driven by WebDriver BiDi. */
export async function openFirefox(executablePath) {
  const { launch } = requireHostPackage('puppeteer-core');
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: startMs,
    args: ['--width=1280', '--height=900'],
    // Nothing of the engine's own goes over the network.
    extraPrefsFirefox: { 'network.captive-portal-service.enabled': false, 'app.update.enabled': false },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  return {
    version: (await browser.version()).replace('firefox/', 'Firefox '),
    // The runner receives messages from the page itself; a page that is slow to load is not waited for here.
    goTo: (url) => page.goto(url, { waitUntil: 'domcontentloaded' }),
    close: () => browser.close(),
  };
}
