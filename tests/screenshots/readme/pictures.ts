import { writeFileSync } from 'node:fs';
import { makeAcademy } from '../../../demo/portal/academy/academy';
import { openBrowser } from '../open-browser.mjs';
import { pageScript } from '../page-script';
import { servePortal, today } from '../serve-portal';
import { followRequests, waitUntilStable } from '../wait-until-stable';
import { startFilm } from './film';
import { filmTour } from './tour';

const viewport = { width: 1280, height: 800 };
/** The scale of the still picture and of the film. */
const scales = { picture: 1.5, film: 0.75 };

/** `npm run readme:pictures`: takes the pictures of README from the build in `dist`. */
const catalog = makeAcademy({ today });
const portal = await servePortal(catalog);
const browser = await openBrowser();
const script = await pageScript('tests/screenshots/measures/in-page.ts');

/** Opens home, signed in as the first learner. */
async function openHome(scale: number) {
  const context = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport,
    deviceScaleFactor: scale,
  });
  await context.addInitScript({ content: script });
  const learner = catalog.people.find(({ roles }) => roles.includes('participant'));
  await context.addCookies(await portal.signIn(learner?.id ?? ''));
  const page = await context.newPage();
  const openRequests = followRequests(page);
  const whenIdle = async () => {
    if (!(await waitUntilStable(page, openRequests)))
      throw new Error(`${page.url()} is still loading or moving.`);
  };
  await page.goto(`${portal.address}/`);
  await page.locator('article').first().waitFor();
  await page.addStyleTag({ content: '.fault-panel { display: none }' });
  await whenIdle();
  return { page, whenIdle };
}

const still = await openHome(scales.picture);
writeFileSync('docs/picture.png', await still.page.screenshot());
const { page, whenIdle } = await openHome(scales.film);
const film = startFilm(page, { x: viewport.width / 2, y: viewport.height * 0.65 });
await filmTour(film, whenIdle);
film.write('docs/tour.webp');
await browser.close();
portal.close();
