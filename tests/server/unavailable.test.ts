import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RenderedElement } from '../../elements/server/render-options';
import { openAcademy, type Academy } from './support/academy';
import { hasPlaceholder } from './support/built-server';
import { dataOf, linkTexts, metaOf, named, readPage } from './support/read-page';
import { failsWith, withAnswer } from './support/with-answer';

let academy: Academy;
beforeAll(async () => {
  academy = await openAcademy();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(() => academy.portal.close());

const alex = () => academy.catalog.people.find(({ name }) => name === 'Alex Holm');

const gone = 'The activity is no longer available. It may have been deleted or archived.';
const noAccess = "You don't have access to the material.";
const list = 'This list does not exist any more, or you cannot see it.';
const media = '/catalog/play-media/1317/video';

/** Returns the page without the header, and checks what every screen without content has. */
function screenOf(rendered: RenderedElement) {
  const page = readPage(rendered);
  expect(hasPlaceholder(rendered)).toBe(false);
  expect(metaOf(page, 'robots')).toBe('noindex');
  const main = page.elements.filter(({ path }) => path.includes('main'));
  const texts = main.filter(({ name }) => /^(h1|p)$/.test(name)).map(({ text }) => text);
  return {
    texts,
    links: linkTexts({ ...page, elements: main }),
    pictures: named({ ...page, elements: main }, 'svg'),
  };
}

describe('a screen that has nothing to show, for a reader without script', () => {
  it.each([
    ['/catalog/somewhere/else', 404, 'This page does not exist.'],
    ['/catalog/see-all/CustomList/99', 404, 'This page does not exist.'],
    ['/catalog/access-denied', 403, 'You do not have access to this page.'],
    ['/catalog/error', 200, 'This page could not be shown.'],
    ['/catalog/play-media/999999/video', 404, gone],
    ['/catalog/play-media-on-course/999999', 404, gone],
  ])('has its text, a picture and a link home at %s [R-EMBED-037]', async (path, status, text) => {
    const rendered = await academy.render(path);
    expect(rendered.status).toBe(status);
    const { texts, links, pictures } = screenOf(rendered);
    expect(texts).toContain(text);
    expect(links).toContain('Go to home page');
    expect(pictures.length).toBeGreaterThan(0);
  });

  it('says that a list is gone [R-EMBED-037]', async () => {
    const { texts, links } = screenOf(await academy.render('/catalog/list-details/9999', { person: alex() }));
    expect(texts).toContain(list);
    expect(links).toEqual(expect.arrayContaining(['Find activities', 'Go to home page']));
  });

  it('says that a media item is refused [R-EMBED-037]', async () => {
    const refusing = withAnswer(await academy.fetchFor({}), /1317/, failsWith(403));
    const { texts } = screenOf(await academy.render(media, { fetch: refusing }));
    expect(texts).toEqual(expect.arrayContaining(['You do not have access to this page.', noAccess]));
  });

  it('gives the browser the failure, so that it renders the same screen [R-EMBED-037]', async () => {
    const page = readPage(await academy.render('/catalog/play-media/999999/video'));
    expect(dataOf(page)).toMatchObject({
      failures: [{ queryKey: ['media', 'item', '999999', 'en-GB', 'anonymous'], kind: 'notFound' }],
    });
  });

  it.each([500, 401, 429])('leaves a failure with %s to the browser', async (status) => {
    const failing = withAnswer(await academy.fetchFor({}), /1317/, failsWith(status));
    const rendered = await academy.render(media, { fetch: failing });
    expect(rendered).toMatchObject({ cacheControl: 'no-store' });
    expect(hasPlaceholder(rendered)).toBe(true);
    expect(dataOf(readPage(rendered))).not.toHaveProperty('failures');
  });
});
