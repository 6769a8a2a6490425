import type { Locator, Page } from '@playwright/test';
import { expectFiveElementsWork, pressFavouriteButton } from './support/five-elements-work';
import { expect, test } from './support/test';

const tags = ['lp-catalog-home', 'lp-search', 'lp-lists', 'lp-media-player', 'lp-favourites-button'];
const searchBox = (page: Page) => page.locator('lp-search').getByRole('combobox', { name: /Search for/ });
const favouriteButton = (page: Page) =>
  page.locator('lp-favourites-button').getByRole('button', { name: /First aid to favourites/ });

/** What is computed for the first control, heading and card of each element. */
const samples = (page: Page) =>
  page.evaluate((names) => {
    const properties = ['font-size', 'color', 'position', 'display', 'line-height', 'letter-spacing'];
    const kinds = 'button, a[href], input, h2, h3, h4, article, p';
    return names.flatMap((name) => {
      const nodes = [...(document.querySelector(name)?.shadowRoot?.querySelectorAll(kinds) ?? [])];
      const shown = nodes.filter((node) => node.checkVisibility()).slice(0, 12);
      return shown.map((node) => {
        const style = getComputedStyle(node);
        const { width, height } = node.getBoundingClientRect();
        const values = properties.map((property) => style.getPropertyValue(property));
        return `${name} ${node.localName} ${values.join(' ')} ${width.toFixed()}x${height.toFixed()}`;
      });
    });
  }, tags);

async function stylesOf(page: Page): Promise<string[]> {
  await expectFiveElementsWork(page);
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return samples(page);
}

for (const name of ['hostile', 'small-root'] as const) {
  test(`the elements look the same on the page ${name} as on a plain page [R-EMBED-033]`, async ({
    page,
    host,
  }) => {
    await host.open('plain');
    const plain = await stylesOf(page);
    expect(plain.length).toBeGreaterThan(30);
    await host.open(name);
    expect(await stylesOf(page)).toEqual(plain);
  });
}

test('on a right-to-left page the elements are mirrored and nothing overflows [R-EMBED-037]', async ({
  page,
  host,
}) => {
  await host.open('mirrored');
  await expectFiveElementsWork(page);
  for (const tag of tags)
    await expect(page.locator(tag).locator('[part=root]').first()).toHaveCSS('direction', 'rtl');
  const { width, visible } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    visible: document.documentElement.clientWidth,
  }));
  expect(width).toBe(visible);
  const [tab, next] = await Promise.all([0, 1].map((index) => leftOf(page.getByRole('tab').nth(index))));
  expect(tab).toBeGreaterThan(next ?? Infinity);
});

const leftOf = async (node: Locator): Promise<number> => (await node.boundingBox())?.x ?? NaN;

test('in forced colours every control has a border or a text in a system colour [R-EMBED-037]', async ({
  page,
  host,
}) => {
  await host.open('forced-colours');
  await expectFiveElementsWork(page);
  await expect(searchBox(page)).toBeVisible();
  const { text, back, field } = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.cssText = 'color: CanvasText; background: Canvas; outline-color: FieldText';
    const { color, backgroundColor, outlineColor } = getComputedStyle(probe);
    probe.remove();
    return { text: color, back: backgroundColor, field: outlineColor };
  });
  expect(text).not.toBe(back);
  await expect(searchBox(page)).toHaveCSS('color', field);
  const icon = await favouriteButton(page).evaluate((node) => getComputedStyle(node).color);
  expect(icon).not.toBe(back);
});

test('with reduced motion nothing in the elements is animated [R-EMBED-037]', async ({ page, host }) => {
  await host.open('reduced-motion');
  await expectFiveElementsWork(page);
  await pressFavouriteButton(page);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration) > 1)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : '')),
  );
  expect(moving).toEqual([]);
});

test('the favourites popup is whole and on top when its container is transformed and clips its contents [R-EMBED-037]', async ({
  page,
  host,
}) => {
  await host.open('clipped');
  await expectFiveElementsWork(page);
  await pressFavouriteButton(page);
  const popup = page.locator('lp-favourites-button').getByRole('dialog');
  for (const name of ['My favourites', 'For the team']) {
    const row = popup.getByRole('checkbox', { name });
    await expect(row).toBeVisible();
    const box = await row.boundingBox();
    const hit = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.localName,
      [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2],
    );
    expect(hit).toBe('lp-favourites-button');
  }
  const { x = 0, width = 0 } = (await popup.boundingBox()) ?? {};
  expect(width).toBe(270);
  expect(x).toBeGreaterThanOrEqual(0);
});
