import { expect, test } from '../support/test';

const html = [
  '<p style="color: red" onclick="run()">Words of <strong style=x>an editor</strong></p>',
  '<style>p { color: red }</style><svg><style>p { color: red }</style></svg>',
  '<a href="javascript:run()">a script</a> <a href="https://example.org" style="x" onfocus=run()>a link</a>',
  '<img src="https://evil.example/x.png" onerror="run()"><script>run()</script>',
  '<link rel="stylesheet" href="https://evil.example/x.css"><iframe src="https://evil.example"></iframe>',
].join('');

test('HTML of an editor causes no violation of a strict content security policy [A-124 R-EMBED-033]', async ({
  page,
}) => {
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as { catalogs: object[] };
    const block = {
      customComponentId: 'words',
      contentType: 'TextBlock',
      listName: 'Words',
      description: html,
    };
    await route.fulfill({ json: { ...config, catalogs: [{ ...config.catalogs[0], components: [block] }] } });
  });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    addEventListener('securitypolicyviolation', (event) => seen.push(event.violatedDirective));
  });
  await page.route('**/fixture/policy.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': "style-src 'self'; script-src 'self'" },
      body: '<!doctype html><html lang="en"><head><title>Policy</title><link rel="icon" href="data:,"><script type="module" src="/dist/lp-catalog-home.js"></script></head><body><lp-catalog-home lang="en-GB" config-url="/config.json"></lp-catalog-home></body></html>',
    }),
  );
  await page.goto('/fixture/policy.html');
  await expect(page.getByText('Words of an editor')).toBeVisible();
  await expect(page.getByRole('link', { name: 'a link' })).toHaveAttribute('href', 'https://example.org');
  // Violations are reported in a task of their own, which the next frame has behind it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await page.evaluate(() => Reflect.get(window, 'seen') as string[])).toEqual([]);
});
