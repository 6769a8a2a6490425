import type { APIRequestContext, Page } from '@playwright/test';
import { shapeNames } from '../../demo/portal/shapes/shapes';
import { expect, test } from '../e2e/support/test';
import { screens, type Screen } from './screens';

type Snapshots = ReadonlyMap<string, string>;

/** The screens as the portal's own answers show them, taken once by each worker. */
const plain = new Map<string, string>();

for (const shape of shapeNames) {
  test(`every screen renders the same when the portal answers in the shape ${shape} [O-19]`, async ({
    page,
    request,
    portal,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await portal.signIn('Alex Holm', '/');
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
    taken.set(screen.name, await stableText(page));
  }
}

/** The screen once nothing on it is busy and it has stayed the same; lists show nothing at all for their first second. */
async function stableText(page: Page): Promise<string> {
  let last = '';
  let repeats = 0;
  const read = async () => {
    const now = await snapshot(page);
    const isBusy = (await page.locator('[aria-busy=true]').count()) > 0;
    repeats = now === last && !isBusy ? repeats + 1 : 0;
    last = now;
    return repeats;
  };
  await expect.poll(read, { intervals: [200] }).toBeGreaterThan(8);
  return last;
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
