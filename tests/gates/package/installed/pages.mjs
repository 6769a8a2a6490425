import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright';
import { browserFlags, findBrowser } from '../../find-browser.mjs';

const timeout = 30_000;

/**
 * Opens what the package shows in Chromium: the served home, the reports of the check, the static site, and pages with the
 * tags for a CDN.
 */
export async function checkPages({ address, folder, isSlim }) {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    const context = await browser.newContext();
    context.setDefaultTimeout(timeout);
    return [
      ...(await checkHome(await context.newPage(), address)),
      ...(isSlim ? [] : await checkReports(await context.newPage(), folder)),
      ...(isSlim ? [] : await checkStaticSite(await context.newPage(), { address, folder })),
      ...(await checkTags({ context, address, folder, isSlim })),
    ];
  } finally {
    await browser.close();
  }
}

async function checkHome(page, address) {
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(`home: ${message}`));
  await page.goto(address);
  const blocks = page.locator('lp-catalog-home').getByRole('heading', { level: 2 });
  await blocks.nth(2).waitFor();
  const media = await page.request.get(`${address}/demo/`);
  return [...errors, ...(media.ok() ? [] : [`The tour answers ${media.status()}.`])];
}

async function checkReports(page, folder) {
  const problems = [];
  for (const [name, heading] of [
    ['report.html', 'All calls'],
    ['broken.html', 'Answers to correct'],
  ]) {
    await page.goto(pathToFileURL(join(folder, name)).href);
    await page.getByRole('heading', { name: heading }).waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    problems.push(...violations.map(({ id, help }) => `${name}: ${id}: ${help}`));
  }
  return problems;
}

/** Serves the files of `prerender` at the address that they are made for. The element must take over the first screen. */
async function checkStaticSite(page, { address, folder }) {
  const problems = [];
  page.on('pageerror', ({ message }) => problems.push(`static site: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`static site: ${message.text()}`);
  });
  await page.route(`${address}/static/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(folder, 'site', pathname.slice('/static/'.length));
    return route.fulfill({ path: pathname.endsWith('/') ? join(path, 'index.html') : path });
  });
  await page.goto(`${address}/static/`, { waitUntil: 'commit' });
  const heading = await page
    .locator('lp-catalog-home')
    .getByRole('heading', { level: 2 })
    .first()
    .elementHandle();
  await page.locator('lp-catalog-home:state(drawn)').waitFor();
  if (!(await heading.evaluate(({ isConnected }) => isConnected)))
    problems.push('static site: the element renders anew');
  return problems;
}

const element = `<lp-catalog-home preview demo config='{
  "services": { "search": "/s", "gallery": "/g", "frontpage": "/f", "elearning": "/e", "courses": "/c", "system": "/y" },
  "catalogs": [{ "id": "1", "name": "Our offers", "components": [{ "contentType": "News", "listName": "News" }] }]
}'></lp-catalog-home>`;

/** Loads both ways of `cdn-tags.html` from the installed files, and each with one file that somebody changed. */
async function checkTags({ context, address, folder, isSlim }) {
  const dist = join(folder, 'node_modules/lp-catalog/dist', isSlim ? 'slim' : '');
  const [, , modules, classic] = readFileSync(join(dist, 'cdn-tags.html'), 'utf8').split(/<!-- .* -->/);
  const open = async (tags, changed) => {
    const page = await context.newPage();
    await page.route(`${address}/page-of-a-portal`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Portal</title>${tags}${element}`,
      }),
    );
    const base = new RegExp(
      `^https://cdn\\.jsdelivr\\.net/npm/lp-catalog@[^/]+/dist/${isSlim ? 'slim/' : ''}`,
    );
    await page.route(base, (route) => {
      const path = route.request().url().replace(base, '');
      const body = readFileSync(join(dist, path), 'utf8') + (path === changed ? '\n;' : '');
      const contentType = path.endsWith('.css') ? 'text/css' : 'text/javascript';
      return route.fulfill({ body, contentType, headers: { 'access-control-allow-origin': '*' } });
    });
    const refused = page.waitForEvent('console', {
      predicate: (message) => /integrity|digest/i.test(message.text()),
      timeout: changed ? timeout : 0,
    });
    refused.catch(() => {});
    await page.goto(`${address}/page-of-a-portal`);
    return { page, refused };
  };
  const problems = [];
  for (const [name, tags, changed] of [
    ['modules', modules, 'lp-catalog-home.js'],
    ['classic', classic, 'lp-catalog.iife.js'],
  ]) {
    const whole = await open(tags);
    await whole.page
      .getByRole('heading', { name: 'News' })
      .first()
      .waitFor()
      .catch(() => problems.push(`cdn-tags.html, ${name}: the element shows no block`));
    const other = await open(tags, changed);
    await other.refused.catch(() => problems.push(`cdn-tags.html, ${name}: a changed file is not refused`));
  }
  return problems;
}
