import { course, media, missingMedia, myActivities, refusedScorm, related } from './expected';
import { expect, test } from './visit';

for (const { kind, id, title } of media) {
  test(`a media item of kind ${kind} shows its title [R-API-068 R-MEDIA-001]`, async ({ visit }) => {
    const page = await visit.as('anna', `/catalog/play-media/${id}/${kind}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('related media items are beside a media item [R-API-022 R-MEDIA-010]', async ({ visit }) => {
  const page = await visit.as('anna', `/catalog/play-media/${related.mediaId}/video`);
  const aside = page.getByRole('complementary').or(page.getByRole('navigation', { name: /related/i }));
  await expect(aside.getByRole('link').filter({ hasText: related.first })).toBeVisible();
});

test('a refused package reports that there is no access [O-28 A-116]', async ({ visit }) => {
  visit.expectLines(/status of 403|allowScormPackage: answered 403/);
  const page = await visit.as('anna', `/catalog/play-media/${refusedScorm.id}/${refusedScorm.kind}`);
  await page.getByRole('button', { name: /^Open/ }).click();
  await expect(page.getByText("You don't have access to this material.")).toBeVisible();
});

test('a media item that is gone reports it [A-121]', async ({ visit }) => {
  visit.expectLines(/status of 404|catalogMaterial: answered 404/);
  const page = await visit.as('anna', `/catalog/play-media/${missingMedia}/video`);
  await expect(page.getByText(/no longer available/)).toBeVisible();
});

test('a course shows its materials in their groups [R-API-070 R-API-071]', async ({ visit }) => {
  const page = await visit.as('anna', `/catalog/play-media-on-course/${course.id}`);
  await expect(page.getByRole('heading', { name: course.name })).toBeVisible();
  const materials = [...course.ungrouped, ...course.groups.flatMap((group) => group.materials)];
  for (const title of materials) await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
  for (const { name } of course.groups) await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('my activities load page by page, and include the archived one on request [R-API-049 R-SEEALL-009]', async ({
  visit,
}) => {
  const page = await visit.as('anna', '/catalog/see-all/MyActivities');
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.getByRole('button', { name: /show more/i }).click();
  await expect(page.getByRole('article')).toHaveCount(myActivities.count);
  await page.getByRole('switch', { name: /archived/i }).click();
  await page.getByRole('button', { name: /show more/i }).click();
  await expect(page.getByRole('article')).toHaveCount(myActivities.withArchived);
});
