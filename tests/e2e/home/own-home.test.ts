import { comeTo } from '../support/come-to';
import { expect, expectAccessible, test } from '../support/test';

const shortcuts = 'More short cuts';

test('a learner arranges a list by keyboard and in the dialog that the address opens, and the order persists [R-ORDER-001 R-HOME-039]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/');
  const list = page.getByRole('region', { name: shortcuts });
  // The list may be out of view, where the browser has no inner text.
  const titles = () => list.getByRole('article').getByRole('heading').allTextContents();
  await expect(list.getByRole('article')).toHaveCount(6);
  const [first = '', second = '', ...rest] = await titles();
  await list.getByRole('button', { name: `Drag ${first}` }).focus();
  await page.keyboard.press('Space');
  await expect(list.getByText(`${first} is lifted, position 1 of 6.`)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(list.getByText(`${first}, position 2 of 6.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(titles).toEqual([second, first, ...rest]);
  await expect(list.getByRole('button', { name: `Drag ${first}` })).toBeFocused();
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 800 });
  await list.getByRole('button', { name: `Edit ${shortcuts}` }).press('Enter');
  await expect(page).toHaveURL(/#user-custom-elements-dialog$/);
  const dialog = page.getByRole('dialog', { name: `Edit ${shortcuts}` });
  await dialog.getByRole('switch', { name: `Show ${second}` }).press('Enter');
  await expect(dialog.getByRole('switch', { name: `Show ${second}` })).toHaveAttribute(
    'aria-checked',
    'false',
  );
  await dialog.getByRole('button', { name: `Drag ${first}` }).press('End');
  await expectAccessible(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(titles).toEqual([...rest, first]);
  await page.goto('/#user-custom-elements-dialog');
  await page.reload();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(titles).toEqual([...rest, first]);
});

test('an arrow key that is pressed right after lifting moves the item on a busy page [R-ORDER-001]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/');
  const list = page.getByRole('region', { name: shortcuts });
  await expect(list.getByRole('article')).toHaveCount(6);
  const handle = list.getByRole('button', { name: /^Drag / }).first();
  const before = await handle.elementHandle();
  await handle.focus();
  // The cards mount again with the drag code.
  await page.waitForFunction((node) => !node.isConnected, before);
  await page.evaluate(() => {
    const beBusy = () => {
      const until = performance.now() + 300;
      while (performance.now() < until);
    };
    addEventListener('keydown', beBusy, { once: true });
  });
  await Promise.all([page.keyboard.press('Space'), page.keyboard.press('ArrowRight')]);
  await expect(list.getByText(/, position 2 of 6\.$/)).toBeAttached();
});

test('a learner chooses interests by keyboard, and the block updates [R-INTEREST-001 R-OTHER-002]', async ({
  page,
  portal,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await portal.signIn('Alex Holm', '/');
  const block = page.getByRole('region', { name: 'For your interests' });
  await comeTo(block);
  await block.getByRole('button', { name: 'Change interests' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'My interests' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(10);
  await expectAccessible(page);
  for (const box of await dialog.getByRole('checkbox').all())
    if (await box.isChecked()) await box.press('Space');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(block.getByRole('button', { name: 'Choose interests' })).toBeVisible();
  await expect(block.getByRole('button', { name: 'Change interests' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await dialog.getByRole('checkbox', { name: 'Leadership' }).press('Space');
  await page.keyboard.press('Enter');
  await expect(block.getByRole('article').first()).toBeVisible();
  await page.reload();
  await block.getByRole('button', { name: 'Change interests' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Leadership' })).toBeChecked();
});

test('going back to home restores its scroll position without new calls [R-HOME-043 O-6]', async ({
  page,
  portal,
  request,
}) => {
  const lookedUp: string[] = [];
  page.on('request', (call) => {
    if (call.url().endsWith('/favorites/info'))
      lookedUp.push(...(call.postDataJSON() as object[]).map((key) => JSON.stringify(key)));
  });
  await portal.signIn('Alex Holm', '/');
  const block = page.getByRole('region', { name: 'For your interests' });
  await comeTo(block);
  const link = block.getByRole('link', { name: 'See all of For your interests' });
  await link.scrollIntoViewIfNeeded();
  const top = () => page.evaluate(() => Math.round(scrollY));
  await page.mouse.wheel(0, 100);
  await page.waitForFunction(() => scrollY > 500);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/see-all/);
  // The calls of this screen are not those of the way back.
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const left = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('lp-catalog.home.1') ?? '{}') as { top?: number },
  );
  expect(left.top).toBeGreaterThan(500);
  expect(await top()).toBeLessThan(500);
  await request.delete('/__calls');
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(top).toBe(Math.round(left.top ?? 0));
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const { calls } = (await (await request.get('/__calls')).json()) as { calls: { operationId: string }[] };
  // Blocks out of view were not requested before.
  const isNew = (name: string) => name === 'image' || name === 'favouriteInfo';
  expect(calls.map(({ operationId }) => operationId).filter((name) => !isNew(name))).toEqual([]);
  expect(lookedUp).not.toEqual([]);
  expect(lookedUp).toEqual([...new Set(lookedUp)]);
  await page.reload();
  await expect.poll(top).toBe(Math.round(left.top ?? 0));
});

test('an editor previews a catalog for an audience, in a language, and with a failing block [R-OTHER-034 R-EMBED-044]', async ({
  page,
}) => {
  await page.goto('/demo/preview.html');
  await expect(page.getByRole('region', { name: 'My activities' }).getByRole('article')).toHaveCount(5);
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('manager');
  await page.waitForURL(/audience=manager/);
  await page.getByText('Make a block load').click();
  await page.getByRole('combobox', { name: 'News', exact: true }).selectOption('error');
  await page.waitForURL(/News=error/);
  const news = page.getByRole('region', { name: 'News' });
  const retry = news.getByRole('button', { name: 'Try again' });
  await comeTo(news, retry);
  await expect(retry).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Language' }).first().selectOption('da-DK');
  await expect(page.getByRole('region', { name: 'Nyheder' })).toBeVisible();
  await page.goto('/catalog/preview-content/1?name=Ada+Berg');
  await expect(page.getByText('Ada Berg')).toBeVisible();
});
