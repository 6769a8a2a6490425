import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PlayMediaPage } from '../../../src/pages/play-media/PlayMediaPage';
import { fails, broken, noAnswer } from '../support/answers';
import { render } from '../support/render';
import { retryAfter } from '../support/retry';

const safety = { id: 'm1', type: 202, title: 'Lab safety', description: '<p>Wear <b>goggles</b></p>' };
const withRelated = { ...safety, publicationsSettings: { showRelatedMedia: true } };
const renderMedia = (answers: NonNullable<Parameters<typeof render>[1]>['answers']) =>
  render(<PlayMediaPage route={{ name: 'playMedia', mediaId: 'm1', mediaType: 'video' }} />, {
    answers: { favouriteInfo: () => [], ...answers },
  });

describe('the media page', () => {
  it('shows the title, the description as HTML and a button to play [R-MEDIA-005 R-OTHER-030]', async () => {
    const { calls } = await renderMedia({ catalogMaterial: () => safety });
    await expect.element(page.getByRole('heading', { level: 2, name: 'Lab safety' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Play Lab safety' })).toBeVisible();
    await expect.element(page.getByText('goggles', { exact: true })).toBeVisible();
    expect(page.getByText('goggles', { exact: true }).element().tagName).toBe('B');
    expect(calls.filter(([operation]) => operation === 'mediaSecretKey')).toEqual([]);
  });

  it('lists related media beside what plays, and opens one [R-MEDIA-008 R-MEDIA-009]', async () => {
    const { context } = await renderMedia({
      catalogMaterial: () => withRelated,
      relatedMedia: () => [{ id: 'm2', type: 202, title: 'Glassware' }],
    });
    const side = page.getByRole('complementary', { name: 'Related media' });
    await expect.element(side.getByText('Now playing')).toBeVisible();
    await side.getByRole('link', { name: /Glassware/ }).click();
    expect(context.router.read().path).toBe('/catalog/play-media/m2/video');
  });

  it('has no list beside when nothing is related [R-MEDIA-010]', async () => {
    await renderMedia({ catalogMaterial: () => withRelated, relatedMedia: () => [] });
    await expect.element(page.getByRole('button', { name: 'Play Lab safety' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Hide the list beside' })).not.toBeInTheDocument();
    expect(page.getByRole('complementary').elements()).toEqual([]);
  });

  it('says that it is loading [R-COURSEMEDIA-007]', async () => {
    await renderMedia({ catalogMaterial: noAnswer });
    await expect.element(page.getByRole('status').getByText('Loading …')).toBeInTheDocument();
  });

  it.each([
    ['R-ERROR-026', 'gone', 'Video', 'The activity is no longer available.'],
    [
      'R-ERROR-027',
      'forbidden',
      'You do not have access to this page.',
      "You don't have access to the material.",
    ],
  ] as const)(
    'says why nothing plays when a retry would not help (case %#) [%s]',
    async (_, kind, title, text) => {
      const { notified } = await renderMedia({ catalogMaterial: fails(kind) });
      await expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
      await expect.element(page.getByRole('alert')).toHaveTextContent(text);
      await expect.element(page.getByRole('link', { name: 'Go to home page' })).toBeVisible();
      expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
      expect(notified()).toEqual([]);
    },
  );

  it('loads again after a failure [O-1 R-ERROR-033]', async () => {
    const server = broken(() => safety);
    const { notified } = await renderMedia({ catalogMaterial: server.call });
    await retryAfter(server);
    await expect.element(page.getByRole('heading', { level: 2, name: 'Lab safety' })).toBeVisible();
    expect(notified()).toEqual([]);
  });
});
