import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

interface ErrorDetail {
  code: string;
  field: string;
  message: string;
  suggestion?: string;
}

const link = { customElementId: 'map', name: 'Map', type: 'Link', link: 'https://www.example.org/' };
const list = { contentType: 'CustomList', customComponentId: 'tools', listName: 'Tools', elements: [link] };
const news = { contentType: 'News', customComponentId: 'n1', listName: 'News' };
const services = Object.fromEntries(
  ['search', 'gallery', 'frontpage', 'elearning', 'courses', 'system'].map((name) => [name, `/none/${name}`]),
);

/** The attribute with a configuration whose only catalog has these fields. Its blocks make no calls. */
const configOf = (fields: object) =>
  `config='${JSON.stringify({ services, catalogs: [{ id: '1', name: 'Academy', ...fields }] })}'`;
const home = (attributes: string) => `<lp-catalog-home ${attributes}></lp-catalog-home>`;
const configured = (attributes: string) => home(`config-url="/config.json" ${attributes}`);

interface Mistake {
  name: string;
  html: string;
  expected: Partial<ErrorDetail> & { expected?: string; actual?: string };
  /** True if nothing can be shown, and the element says so. */
  isFatal?: boolean;
  /** True if the element shows nothing, and so checks nothing else. */
  isHidden?: boolean;
}

const mistakes: readonly Mistake[] = [
  {
    name: 'a page without a configuration',
    html: home(''),
    expected: { code: 'no-configuration', field: 'config', actual: 'neither' },
    isFatal: true,
  },
  {
    name: 'a misspelled config-url',
    html: home('confg-url="/config.json"'),
    expected: { code: 'unknown-attribute', field: 'attribute confg-url', suggestion: 'config-url' },
    isFatal: true,
  },
  {
    name: 'a configuration in an attribute that is not JSON',
    html: home('config="{ catalogs: [] }"'),
    expected: { code: 'attribute', field: 'attribute config', expected: 'JSON' },
    isFatal: true,
  },
  {
    name: 'a configuration address that answers a page',
    html: home('config-url="/demo/cms.html"'),
    expected: { code: 'malformed', field: 'config-url', message: 'config-url: the answer is not JSON' },
    isFatal: true,
  },
  {
    name: 'a configuration with "catalog" in place of "catalogs"',
    html: home(`config='{ "services": {}, "catalog": [] }'`),
    expected: { code: 'configuration', field: 'config.catalogs', suggestion: 'catalogs' },
    isFatal: true,
  },
  {
    name: 'a block that the configuration lacks',
    html: home(`blocks="Nwes" ${configOf({ components: [news, list] })}`),
    expected: {
      code: 'unknown-block',
      field: 'attribute blocks',
      expected: 'the id or the content type of a configured block: News, CustomList',
      actual: '"Nwes"',
      suggestion: 'News',
    },
    isFatal: true,
  },
  {
    name: 'a misspelled key of a catalog',
    html: home(configOf({ component: [list] })),
    expected: {
      code: 'unknown-key',
      field: 'config.catalogs[0].component',
      actual: '"component"',
      suggestion: 'components',
    },
  },
  {
    name: 'a misspelled key of a block',
    html: home(configOf({ components: [{ ...list, showElmentType: false }] })),
    expected: {
      code: 'unknown-key',
      field: 'config.catalogs[0].components[0].showElmentType',
      suggestion: 'showElementType',
    },
  },
  {
    name: 'a misspelled layout',
    html: home(configOf({ components: [list, { ...list, itemLayout: 'Multipel' }] })),
    expected: {
      code: 'configuration',
      field: 'config.catalogs[0].components[1].itemLayout',
      actual: '"Multipel"',
      suggestion: 'Multiple',
    },
  },
  {
    name: 'a catalog that does not exist',
    html: configured('catalog-id="99"'),
    expected: { code: 'unknown-catalog', field: 'attribute catalog-id', actual: '"99"' },
  },
  {
    name: 'a language that does not exist',
    html: configured('lang="xx-YY"'),
    expected: { code: 'attribute', field: 'attribute lang', actual: '"xx-YY"' },
  },
  {
    name: 'an audience that does not exist',
    html: configured('preview preview-as="audience=boss"'),
    expected: {
      code: 'attribute',
      field: 'attribute preview-as',
      expected: 'an audience: user, participant, manager, company, public',
      actual: '"boss"',
    },
  },
  {
    name: 'a base path that the page is not below',
    html: configured('base-path="/learning"'),
    expected: { code: 'outside-base-path', field: 'attribute base-path', actual: '"/learning"' },
  },
  {
    name: 'a favourites button of a type that does not exist',
    html: '<lp-favourites-button config-url="/config.json" element-id="1" name="First aid" type="cource"></lp-favourites-button>',
    expected: { code: 'attribute', field: 'attribute type', actual: '"cource"', suggestion: 'course' },
    isHidden: true,
  },
  {
    name: 'a session with a page of HTML for a token',
    html: `${configured('')}<script>
      document.querySelector('lp-catalog-home').getAccessToken = () => '<!doctype html><p>Not found</p>';
    </script>`,
    expected: { code: 'property', field: 'accessToken', actual: 'a page of HTML' },
  },
  {
    name: 'one wrong attribute among those of the page and of frameworks',
    html: configured('class="a" data-config-urls="x" aria-lang="y" v-block="z" pagetype="w" blocs="News"'),
    expected: { code: 'unknown-attribute', field: 'attribute blocs', suggestion: 'blocks' },
  },
];

for (const { name, html, expected, isFatal = false, isHidden = false } of mistakes)
  test(`a mistake is reported once on the console and once as lp-error: ${name} [O-11]`, async ({
    page,
    portal,
  }) => {
    portal.expectErrors(/^console: (<lp-|lp-catalog: )/);
    const lines = ownLines(page);
    await open(page, html);
    await expect.poll(() => errorsOf(page)).toHaveLength(1);
    const alert = page.getByRole('alert').filter({ hasText: 'not set up correctly' });
    if (isFatal) await expect(alert).toBeVisible();
    else if (!isHidden) await checked(page);
    await expect(alert).toHaveCount(isFatal ? 1 : 0);
    // A block far below may still wait; nothing in view does.
    await expect(page.locator('[aria-busy=true]').first()).not.toBeInViewport();
    const [detail, ...more] = await errorsOf(page);
    expect(detail).toMatchObject(expected);
    expect(more).toEqual([]);
    expect(lines).toEqual([expect.stringContaining(detail?.message ?? 'a message')]);
    if (detail?.suggestion) expect(detail.message).toContain(`Did you mean "${detail.suggestion}"`);
  });

/** Opens an empty page with markup and the bundle. */
async function open(page: Page, body: string): Promise<void> {
  const html = `<!doctype html><html lang="en"><head><title>A page with one element</title><link rel="icon" href="data:,">
    <script>window.errors = []; document.addEventListener('lp-error', ({ detail }) => errors.push(detail));</script>
    <script type="module" src="/dist/lp-catalog.js"></script></head><body>${body}</body></html>`;
  await page.route('**/one-element.html', (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  await page.goto('/one-element.html');
}

const errorsOf = (page: Page): Promise<ErrorDetail[]> =>
  page.evaluate(() => (window as unknown as { errors: ErrorDetail[] }).errors);

/** The warnings and errors on the console, without those of the browser. */
function ownLines(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type()) && !message.text().startsWith('Failed to load'))
      lines.push(message.text());
  });
  return lines;
}

/** Resolves when the checks after the first screen have run. */
async function checked(page: Page): Promise<void> {
  const files = () => performance.getEntriesByType('resource').map((entry) => entry.name);
  await expect.poll(async () => (await page.evaluate(files)).join()).toContain('check-element');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
