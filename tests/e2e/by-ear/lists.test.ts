import { expect, test } from '../support/ear/ear';

test('a learner adds a favourite to a new list, by ear [R-FAVPOP-001 R-LISTS-001]', async ({
  page,
  portal,
  ear,
}) => {
  await portal.signIn('Alex Holm', '/catalog/search/climate');
  const row = page.getByRole('main').getByRole('article').first();
  await ear.arrive(row);
  const button = row.getByRole('button', { name: /favourites or lists$/ });
  await ear.pick(button);
  const popup = page.getByRole('dialog', { name: /^Favourites and lists for / });
  await ear.press('Enter', popup.getByRole('checkbox', { name: 'Safety first' }));
  await ear.tabTo(popup.getByRole('checkbox', { name: 'My favourites' }));
  await ear.press('Space', popup.getByRole('checkbox', { name: 'My favourites', checked: true }));
  await ear.tabTo(popup.getByRole('button', { name: '+ Add new list' }));
  await ear.press('Enter', page.getByRole('textbox', { name: 'Name' }));
  await ear.type('For the winter', page.getByRole('textbox', { name: 'Name' }));
  await ear.press('Enter', popup.getByRole('checkbox', { name: 'For the winter', checked: true }));
  await ear.tabTo(popup.getByRole('button', { name: 'OK' }));
  await ear.press('Enter', async () => {
    await expect(popup).toBeHidden();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  });
  expect(ear.transcript()).toMatchSnapshot('favourite-into-a-new-list.txt');
});

test('a learner follows a list, by ear [R-LISTS-001 O-3]', async ({ page, portal, ear }) => {
  await portal.signIn('Robin Dahl', '/catalog/list-details/6003');
  await ear.arrive(page.getByRole('article').first());
  const follow = page.getByRole('button', { name: 'Follow', exact: true });
  await ear.pick(follow);
  const following = page.getByRole('button', { name: 'Following' });
  await ear.press('Enter', () => expect(following).toHaveAttribute('aria-disabled', 'false'));
  await ear.read(page.getByRole('main'));
  await ear.pick(page.getByRole('navigation').getByRole('link', { name: 'My lists' }));
  await ear.press('Enter', page.getByRole('tab', { name: 'Lists I follow' }));
  await ear.tabTo(page.getByRole('tab', { selected: true }));
  await ear.press('End', page.getByRole('tab', { name: 'Lists I follow' }));
  await ear.press('Enter', page.getByRole('link', { name: 'Safety first' }));
  await ear.tabTo(page.getByRole('link', { name: 'Safety first' }));
  expect(ear.transcript()).toMatchSnapshot('follow-a-list.txt');
});
