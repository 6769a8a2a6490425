import type { Locator } from 'playwright';
import type { Film } from './film';
import { favouriteButton, popup } from '../acts';
import { twoFrames } from '../wait-until-stable';

/** Waits until nothing loads and nothing moves. */
type WhenIdle = () => Promise<void>;

const readMs = 1400;
const typeMs = 110;
const playedFrames = 12;
const playedMs = 150;
/** More than the whole page needs. */
const wheelTurns = 60;

/** A learner searches, adds a favourite, arranges a list on home, and plays a film. */
export async function filmTour(film: Film, whenIdle: WhenIdle): Promise<void> {
  await search(film, whenIdle);
  await addFavourite(film, whenIdle);
  await arrange(film, whenIdle);
  await play(film, whenIdle);
}

async function search(film: Film, whenIdle: WhenIdle): Promise<void> {
  const { page } = film;
  await film.hold(readMs);
  const box = visible(page.locator('input[role=combobox]'));
  await film.pointAt(box);
  await box.click();
  for (const letter of 'leadership') {
    await page.keyboard.press(letter);
    if (letter === 'e' || letter === 'i') await whenIdle();
    await film.hold(typeMs);
  }
  await whenIdle();
  await film.hold(readMs);
  await page.keyboard.press('Enter');
  await page.locator('article').first().waitFor();
  await whenIdle();
  await film.hold(readMs);
}

async function addFavourite(film: Film, whenIdle: WhenIdle): Promise<void> {
  const { page } = film;
  const button = visible(page.locator(`article ${favouriteButton}[aria-pressed=false]`));
  await press(film, button);
  await page.locator(popup).waitFor();
  await whenIdle();
  await film.hold(readMs / 2);
  await press(film, visible(page.locator(`${popup} [role=checkbox], ${popup} [type=checkbox]`)));
  await whenIdle();
  await film.hold(readMs / 2);
  await press(film, page.locator(popup).getByRole('button', { name: 'OK' }));
  await whenIdle();
  await film.hold(readMs);
}

async function arrange(film: Film, whenIdle: WhenIdle): Promise<void> {
  const { page } = film;
  await press(film, visible(page.getByRole('link', { name: 'Home' })));
  await page.locator('section article').first().waitFor();
  await whenIdle();
  await film.hold(readMs / 2);
  const edit = page.locator('[data-control=edit]').first();
  // A block renders its content when it comes into view.
  for (let turn = 0; turn < wheelTurns && (await edit.count()) === 0; turn += 1) {
    await page.mouse.wheel(0, 400);
    await twoFrames(page);
  }
  await edit.evaluate((button) => {
    button.scrollIntoView({ block: 'center' });
  });
  await whenIdle();
  await film.hold(readMs / 2);
  await press(film, edit);
  await whenIdle();
  await film.hold(readMs / 2);
  await film.pointAt(page.locator('dialog[open] [data-control^=handle]').first());
  await page.mouse.down();
  await page.locator('[role=status]', { hasText: 'Courses on Fridays' }).waitFor({ state: 'attached' });
  await film.moveBy({ x: 0, y: 150 });
  await whenIdle();
  await page.mouse.up();
  await whenIdle();
  await film.hold(readMs);
}

async function play(film: Film, whenIdle: WhenIdle): Promise<void> {
  const { page } = film;
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await whenIdle();
  await press(film, visible(page.getByRole('link', { name: 'raindrop' })));
  await page.locator('main button[aria-label*="raindrop"]').first().waitFor();
  await whenIdle();
  await film.hold(readMs / 2);
  await press(film, visible(page.locator('main button[aria-label*="raindrop"]:not([aria-pressed])')));
  for (let frame = 0; frame < playedFrames; frame += 1) await film.hold(playedMs);
}

async function press(film: Film, target: Locator): Promise<void> {
  await film.pointAt(target);
  await target.click();
}

const visible = (locator: Locator) => locator.filter({ visible: true }).first();
