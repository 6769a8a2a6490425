import { comeTo } from '../support/come-to';
import { expect, test } from '../support/ear/ear';

test('a learner arranges an own list, by ear [R-ORDER-001 R-HOME-039]', async ({ page, portal, ear }) => {
  await portal.signIn('Alex Holm', '/');
  const list = page.getByRole('region', { name: 'More short cuts' });
  await comeTo(list);
  await ear.arrive(list.getByRole('article').first());
  const [first = '', second = ''] = await list.getByRole('article').getByRole('heading').allTextContents();
  const handle = list.getByRole('button', { name: `Drag ${first}` });
  // The focus in the list loads the drag code.
  await ear.pick(handle);
  await ear.press('Space', ear.said(/position 1 of 6/));
  await ear.press('ArrowRight', ear.said(/position 2 of 6/));
  await ear.press('Space', ear.said(/./));
  await ear.pick(list.getByRole('button', { name: 'Edit More short cuts' }));
  const dialog = page.getByRole('dialog', { name: 'Edit More short cuts' });
  await ear.press('Enter', dialog);
  await ear.tabTo(dialog.getByRole('switch', { name: `Show ${second}` }));
  await ear.press('Space', dialog.getByRole('switch', { name: `Show ${second}`, checked: false }));
  await ear.tabTo(dialog.getByRole('button', { name: `Drag ${first}` }));
  await ear.press('End', ear.said(/./));
  await ear.press('Escape', () => expect(dialog).toBeHidden());
  expect(ear.transcript()).toMatchSnapshot('arrange-an-own-list.txt');
});

test('a learner chooses interests, by ear [R-INTEREST-001]', async ({ page, portal, ear }) => {
  await portal.signIn('Alex Holm', '/');
  const block = page.getByRole('region', { name: 'For your interests' });
  await comeTo(block);
  await ear.arrive(block.getByRole('article').first());
  await ear.pick(block.getByRole('button', { name: 'Change interests' }));
  const dialog = page.getByRole('dialog', { name: 'My interests' });
  await ear.press('Enter', dialog.getByRole('checkbox').first());
  const box = dialog.getByRole('checkbox', { name: 'Leadership' });
  const isChecked = await box.isChecked();
  await ear.tabTo(box);
  await ear.press('Space', dialog.getByRole('checkbox', { name: 'Leadership', checked: !isChecked }));
  await ear.tabTo(dialog.getByRole('button', { name: 'Save' }));
  await ear.press('Enter', () => expect(dialog).toBeHidden());
  await ear.read(block);
  expect(ear.transcript()).toMatchSnapshot('choose-interests.txt');
});
