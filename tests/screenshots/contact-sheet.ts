import type { Browser } from 'playwright';
import type { Screenshot } from './take-screenshots';

/** Pictures are shown at half their size. */
const scale = 0.5;
const gapPx = 16;

/** Renders the screenshots of one screen side by side, with their widths and schemes, as one PNG file. */
export async function writeSheet(
  browser: Browser,
  file: string,
  name: string,
  screenshots: readonly Screenshot[],
): Promise<void> {
  const widthPx = screenshots.reduce((sum, screenshot) => sum + screenshot.widthPx * scale + gapPx, gapPx);
  const page = await browser.newPage({ viewport: { width: Math.ceil(widthPx), height: 400 } });
  await page.setContent(sheet(name, screenshots), { waitUntil: 'load' });
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

function sheet(name: string, screenshots: readonly Screenshot[]): string {
  const figures = screenshots.map(({ widthPx, scheme, picture, problems }) => {
    const source = `data:image/jpeg;base64,${picture?.toString('base64') ?? ''}`;
    const label = `${widthPx} ${scheme}${problems.length > 0 ? `, ${problems.length} problems` : ''}`;
    return `<figure><figcaption>${label}</figcaption><img src="${source}" width="${widthPx * scale}"></figure>`;
  });
  return `<!doctype html><title>${name}</title><style>
    body { margin: ${gapPx}px; background: #8a8a8a; font: 16px system-ui, sans-serif; }
    div { display: flex; gap: ${gapPx}px; align-items: start; }
    figure { margin: 0; } figcaption { white-space: nowrap; overflow: hidden; } img { display: block; }
  </style><h1>${name}</h1><div>${figures.join('')}</div>`;
}
