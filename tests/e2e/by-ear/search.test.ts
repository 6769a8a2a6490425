import type { Locator, Page } from '@playwright/test';
import { expect, test, type Ear } from '../support/ear/ear';

const title = 'Cloudbursts and climate adaptation: basic course';
const results = (page: Page) => page.getByRole('main').getByRole('article');

/** The favourite button of a row has code of its own, which comes later. */
async function readRow(ear: Ear, row: Locator): Promise<void> {
  await expect(row.getByRole('button', { name: /favourites or lists$/ })).toBeVisible();
  await ear.read(row);
}

test('a learner finds a course by search and filters, by ear [R-SEARCH-001 O-6]', async ({
  page,
  portal,
  ear,
}) => {
  await portal.signIn('Alex Holm', '/catalog/access-denied');
  await page.goto('/');
  await ear.arrive(page.getByRole('region', { name: 'My activities' }).getByRole('article').first());
  const box = page.getByRole('combobox', { name: /Search for courses/ }).first();
  await ear.tabTo(box);
  await ear.type('cloud', page.getByRole('listbox').getByRole('option').first());
  await ear.press('ArrowDown', page.getByRole('listbox').getByRole('option', { selected: true }));
  await ear.type('bursts', page.getByRole('listbox').getByRole('option').first());
  await ear.press('Enter', ear.said(/^\d+ results?/));
  await ear.read(page.getByRole('heading', { level: 1 }));
  const course = page.getByRole('complementary').getByRole('checkbox', { name: /^Course,/ });
  await ear.tabTo(course);
  // Few results show the nearest ones below, which are announced after them.
  await ear.press('Space', ear.said(/^Nearest results/));
  await ear.pick(page.getByRole('button', { name: 'Remove filter Course' }));
  await ear.pick(results(page).filter({ hasText: title }).getByRole('link').first());
  await readRow(ear, results(page).filter({ hasText: title }));
  expect(ear.transcript()).toMatchSnapshot('find-a-course.txt');
});

test('a learner signs up for a course, by ear [R-OTHER-041 R-STATUS-004]', async ({ page, portal, ear }) => {
  await portal.signIn('Alex Holm', '/catalog/search/cloudbursts');
  const row = results(page).filter({ hasText: title });
  await ear.arrive(row);
  await ear.pick(row.getByRole('link', { name: /^Sign up/ }));
  await ear.press('Enter', page.getByRole('heading', { level: 1, name: title }));
  await ear.arrive(page.getByRole('heading', { level: 1, name: title }));
  await ear.tabTo(page.getByRole('button', { name: /^Sign up: Class 2/ }));
  await ear.press('Enter', page.getByText('You are signed up', { exact: true }));
  await ear.arrive(page.getByText('You are signed up', { exact: true }));
  await ear.read(page.getByRole('main'));
  await page.goto('/catalog/search/cloudbursts');
  await ear.arrive(row);
  await readRow(ear, row);
  expect(ear.transcript()).toMatchSnapshot('sign-up.txt');
});

test('a learner changes the language, by ear [R-HEADER-006]', async ({ page, portal, ear }) => {
  await portal.signIn('Alex Holm', '/catalog/lists/owned');
  await ear.arrive(page.getByRole('link', { name: 'Safety first' }));
  const language = page.getByRole('combobox', { name: 'Language' });
  await ear.tabTo(language);
  await ear.press('d', page.getByRole('combobox', { name: 'Sprog' }));
  await ear.tabTo(page.getByRole('banner').getByRole('link').first(), 'Shift+Tab');
  await ear.read(page.getByRole('main'));
  expect(ear.transcript()).toMatchSnapshot('change-the-language.txt');
});

test('a learner meets a failure and tries again, by ear [O-4 R-OTHER-026]', async ({
  page,
  portal,
  request,
  ear,
}) => {
  portal.expectErrors(/status of 50\d/);
  await portal.signIn('Alex Holm', '/catalog/access-denied');
  await request.post('/__faults', { data: { call: 'searchCatalog', mode: 'refuse', status: 500 } });
  await page.goto('/catalog/search/cloudbursts');
  const again = page.getByRole('button', { name: 'Try again' });
  await ear.arrive(again);
  await ear.pick(again);
  await ear.press('Enter', ear.said('This could not be shown'));
  await request.delete('/__faults');
  await ear.tabTo(again);
  await ear.press('Enter', ear.said(/result/));
  await request.post('/__faults', { data: { call: 'addFavourite', mode: 'refuse', status: 500 } });
  const row = results(page).filter({ hasText: title });
  await ear.pick(row.getByRole('button', { name: /favourites or lists$/ }));
  const popup = page.getByRole('dialog', { name: /^Favourites and lists for / });
  await ear.press('Enter', popup.getByRole('checkbox', { name: 'My favourites' }));
  await ear.tabTo(popup.getByRole('checkbox', { name: 'My favourites' }));
  await ear.press('Space', popup.getByRole('checkbox', { name: 'My favourites', checked: true }));
  const ok = popup.getByRole('button', { name: 'OK' });
  await ear.tabTo(ok);
  await ear.press('Enter', async () => {
    await ear.said(/./)();
    await expect(ok).toBeVisible();
  });
  await request.delete('/__faults');
  expect(ear.transcript()).toMatchSnapshot('meet-a-failure.txt');
});
