import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { languages, screens, variantOf } from './screens';
import { changedNodes, rememberNodes } from './support/in-page';
import { expect, test } from './support/test';

/**
 * What only the browser knows, and what is of one person. It is left out of the pictures, and must move nothing: the
 * buttons of a row, which are there when the row can scroll; the favourites, which the code fetches; images that need the
 * person's token, which the HTML of a server never contains; and checkboxes, because HTML has no mixed state.
 */
const onlyInBrowser =
  'ul + div > div, [part=heart], svg[viewBox="0 0 160 90"], img[src*="access_token="], aside [type=checkbox] { visibility: hidden !important }';

/**
 * Screens that render a part anew, because its code loads after another update of the screen: the actions of a media item,
 * and a list that the person may arrange.
 */
const changing: ReadonlySet<string> = new Set(['a film', 'the media of a course', 'home of a person']);

/**
 * Half of a good layout shift. The browser may paint while the HTML arrives, and what comes then moves the controls at the
 * end of a line.
 */
const leastVisibleShift = 0.05;

for (const [at, language] of languages.entries()) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    for (const [index, screen] of screens.entries())
      test(`${screen.name} ${changing.has(screen.name) ? 'repeats no call' : 'stays as it is'} when the code runs [R-EMBED-037]`, async ({
        page,
        serverPage,
      }) => {
        await serverPage.open(screen, variantOf(index, at));
        const before = await picture(page);
        expect(await page.evaluate(rememberNodes)).toBeGreaterThan(20);
        const ofServer = new Set(await serverPage.calls());
        await serverPage.hydrate();
        const { gone, ...moves } = await page.evaluate(changedNodes);
        if (!changing.has(screen.name)) expect(gone).toEqual([]);
        if (!changing.has(screen.name) && !screen.unfolds) {
          await expectSamePicture(page, before);
          expect(moves.moved).toEqual([]);
          expect(moves.shift).toBe(0);
          expect(moves.shiftOfServer).toBeLessThan(leastVisibleShift);
        }
        expect((await serverPage.calls()).filter((call) => ofServer.has(call))).toEqual([]);
        expect(serverPage.said).toEqual([]);
      });
  });
}

/** Hiding the caret would write to the inputs, which then differ from those of the server. */
const picture = (page: Page): Promise<Buffer> =>
  page.screenshot({ animations: 'disabled', caret: 'initial', style: onlyInBrowser });

/** Compares as a person sees it: the edges of rounded corners may be smoothed differently. */
async function expectSamePicture(page: Page, before: Buffer): Promise<void> {
  const after = await picture(page);
  const name = `${test.info().testId}.png`;
  const path = test.info().snapshotPath(name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, before);
  expect(after).toMatchSnapshot(name, { maxDiffPixels: 0 });
}
