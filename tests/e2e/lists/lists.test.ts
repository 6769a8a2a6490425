import { expect, expectAccessible, test } from '../support/test';

test('a learner creates, reorders and shares a list, somebody else follows it, and the learner deletes it [R-LISTS-001 R-FAV-010]', async ({
  page,
  portal,
  request,
}) => {
  await portal.signIn('Alex Holm', '/catalog/search/climate');
  for (const [at, isFirst] of [
    [0, true],
    [1, false],
  ] as const) {
    const row = page.getByRole('article').nth(at);
    await row.getByRole('button', { name: /favourites/i }).click();
    const popup = page.getByRole('dialog', { name: /./ }).first();
    if (isFirst) {
      await popup.getByRole('button', { name: '+ Add new list' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('For the winter');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
    } else await popup.getByRole('checkbox', { name: 'For the winter' }).check();
    await expect(popup.getByRole('checkbox', { name: 'For the winter' })).toBeChecked();
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(popup).toBeHidden();
  }

  await page.getByRole('link', { name: 'My lists' }).click();
  await page.getByRole('tab', { name: 'My lists' }).click();
  await page.getByRole('link', { name: 'For the winter' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  const names = () => page.getByRole('article').getByRole('heading').allInnerTexts();
  const [first = '', second = ''] = await names();
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit list' });
  await dialog.getByRole('button', { name: `Move ${first} later` }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(names).toEqual([second, first]);
  await page.reload();
  await expect.poll(names).toEqual([second, first]);
  const link = page.url();

  await portal.signIn('Robin Dahl', new URL(link).pathname + new URL(link).search);
  await expect.poll(names).toEqual([second, first]);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Following' })).toHaveAttribute('aria-disabled', 'false');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy to my lists' }).click();
  await page.getByRole('button', { name: 'Open list' }).click();
  await expect(page.getByRole('heading', { name: 'For the winter (copy)' })).toBeVisible();
  await expect.poll(names).toEqual([second, first]);
  await page.getByRole('link', { name: 'Back to my lists' }).click();
  await page.getByRole('tab', { name: 'Lists I follow' }).click();
  await page.getByRole('link', { name: 'For the winter' }).click();
  await page.getByRole('button', { name: 'Following' }).click();
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();

  await portal.signIn('Alex Holm', new URL(link).pathname + new URL(link).search);
  await page.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByRole('button', { name: 'Delete list' }).click();
  const question = page.getByRole('dialog', { name: 'Delete list?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete list' }).click();
  await expect(page).toHaveURL(/\/catalog\/lists\/owned/);
  await expect(page.getByRole('link', { name: 'Safety first' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'For the winter' })).toBeHidden();
  // Leaving the page ends the time to take it back.
  await page.goto('/demo/');
  const calls = async () =>
    ((await (await request.get('/__calls')).json()) as { calls: { operationId: string | null }[] }).calls;
  await expect
    .poll(async () => (await calls()).map(({ operationId }) => operationId))
    .toContain('deleteList');
  await page.goto('/catalog/lists/owned');
  await expect(page.getByRole('link', { name: 'Safety first' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'For the winter' })).toBeHidden();
});

test('a learner removes an item, undoes it, edits and shares the list, and confirms leaving it, by keyboard alone in dark mode [O-3]', async ({
  page,
  portal,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await portal.signIn('Robin Dahl', '/catalog/list-details/6013');
  const names = () => page.getByRole('article').getByRole('heading').allInnerTexts();
  await expect(page.getByRole('article')).toHaveCount(5);
  const before = await names();
  const [first = ''] = before;
  await page.getByRole('link', { name: first }).first().focus();
  await page.keyboard.press('Shift+F10');
  const remove = page.getByRole('menuitem', { name: 'Remove' });
  await expect(remove).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(remove).toBeHidden();
  await page.getByRole('button', { name: `Remove ${first}` }).press('Enter');
  await expect.poll(names).toEqual(before.slice(1));
  const undo = page.getByRole('button', { name: 'Undo' });
  // A message that has the focus stays, however long the page is judged.
  await undo.focus();
  await expectAccessible(page);
  await undo.press('Enter');
  await expect.poll(names).toEqual(before);

  await page.getByRole('button', { name: 'Edit' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit list' });
  const handle = dialog.getByRole('button', { name: `Drag ${first}` });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(dialog.getByText(`${first} is lifted, position 1 of 5.`)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByText(`${first}, position 2 of 5.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(handle).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(names).toEqual([before[1], first, ...before.slice(2)]);
  await page.getByRole('button', { name: 'Share' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Share “My own reading”' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
});

test('a hundred favourite buttons on one page query each item once, in few calls of at most thirty items [R-CONST-006 R-API-041]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/catalog/access-denied');
  const calls: { elementId: number }[][] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/favorites/info')) calls.push(sent.postDataJSON() as { elementId: number }[]);
  });
  await page.evaluate(() => {
    const container = document.createElement('div');
    for (let at = 0; at < 100; at += 1) {
      const favouriteButton = document.createElement('lp-favourites-button');
      const attributes = { 'element-id': String(1100 + at), type: 'course', name: `Item ${at}` };
      for (const [name, value] of Object.entries(attributes)) favouriteButton.setAttribute(name, value);
      container.append(favouriteButton);
    }
    document.body.append(container);
    const file = '/dist/lp-favourites-button.js';
    return import(file);
  });
  // Some of them are favourites, which have another name once the answers have come.
  const names = /^(Add Item \d+ to favourites|Item \d+ is in (your lists|My favourites))/;
  await expect(page.getByRole('button', { name: names })).toHaveCount(100);
  const items = () => calls.flat().map(({ elementId }) => elementId);
  await expect.poll(() => items().length).toBeGreaterThanOrEqual(100);
  expect(new Set(items()).size).toBe(100);
  expect(items()).toHaveLength(100);
  expect(Math.max(...calls.map((call) => call.length))).toBeLessThanOrEqual(30);
  expect(calls.length, 'calls for a hundred items').toBeLessThanOrEqual(20);
});

test('a second tab shows changes of a favourite and of a list that the first tab makes [O-7]', async ({
  page,
  portal,
  context,
}) => {
  await portal.signIn('Alex Holm', '/catalog/list-details/6003');
  await expect(page.getByRole('article')).toHaveCount(4);
  const second = await context.newPage();
  await second.goto('/catalog/list-details/6003');
  await expect(second.getByRole('article')).toHaveCount(4);
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(second.getByRole('article')).toHaveCount(3);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Another name');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByRole('heading', { name: 'Another name' })).toBeVisible();
});
