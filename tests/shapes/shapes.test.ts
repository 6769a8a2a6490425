import type { APIRequestContext, Page } from '@playwright/test';
import { shapeNames } from '../../demo/portal/shapes/shapes';
import { expect, test } from '../journeys/support';
import { screens, type Screen } from './screens';

type Snapshots = ReadonlyMap<string, string>;

/** The screens as the portal's own answers show them, taken once by each worker. */
const plain = new Map<string, string>();

for (const shape of shapeNames) {
  test(`O-19 every screen is the same when the portal answers in the shape ${shape}`, async ({
    page,
    request,
    journey,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await journey.signIn('Alex Holm', '/');
    if (plain.size === 0) await takeAll(page, plain);
    await answerIn(request, shape);
    for (const screen of screens) await expectSame(page, screen, plain);
    await request.delete('/__faults');
    expect(warnings).toEqual([]);
  });
}

const answerIn = (request: APIRequestContext, shape: string) =>
  request.post('/__faults', { data: { call: '*', mode: 'shape', shape } });

async function takeAll(page: Page, taken: Map<string, string>): Promise<void> {
  for (const screen of screens) {
    await openScreen(page, screen);
    await page.waitForLoadState('networkidle');
    taken.set(screen.name, await snapshot(page));
  }
}

async function expectSame(page: Page, screen: Screen, taken: Snapshots): Promise<void> {
  await openScreen(page, screen);
  await expect
    .poll(() => snapshot(page), {
      message: `${screen.name} as in the portal's own shape`,
      intervals: [100],
    })
    .toBe(taken.get(screen.name));
  const broken = await page.evaluate(() => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const images = roots.flatMap((root) => [...root.querySelectorAll('img')]);
    return images.filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src);
  });
  expect(broken, `images of ${screen.name}`).toEqual([]);
}

const usual = { width: 1280, height: 900 };

async function openScreen(page: Page, { path, height = usual.height, open }: Screen): Promise<void> {
  await page.setViewportSize({ ...usual, height });
  await page.goto(path);
  await open?.(page);
}

/** React numbers the ids that it makes in the order in which blocks render. */
const madeIds = /#_r_\w+_/g;

const snapshot = async (page: Page): Promise<string> =>
  (await page.locator('lp-catalog-home').ariaSnapshot()).replace(madeIds, '#id');
