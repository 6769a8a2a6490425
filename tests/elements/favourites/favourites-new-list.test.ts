import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { typeInto } from '../support/gestures';
import { afterEach, before, describe, it } from '../support/mocha';
import { clearPage, inside, mount, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

before(() => import('/dist/lp-favourites-button.js'));
afterEach(clearPage);

const session = `config-url="${portal.configUrl}" session-url="${portal.sessionUrl('manager')}" lang="en-GB"`;

async function openDialog() {
  const element = mount(
    `<lp-favourites-button ${session} element-id="1001" type="course" name="First aid"></lp-favourites-button>`,
  );
  await until(() => element.shadowRoot?.querySelector('button') != null, 'a favourite button');
  const { findByRole } = inside(element);
  (await findByRole('button', { name: /First aid/ })).click();
  await findByRole('checkbox', { name: 'For the team' });
  (await findByRole('button', { name: '+ Add new list' })).click();
  await findByRole('dialog', { name: 'Add new list' });
  const name = await findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  const add = await findByRole<HTMLButtonElement>('button', { name: 'Add' });
  return { element, name, add };
}

describe('the dialog for a new list', () => {
  it('has the fields Name and Description [R-FAVPOP-016 R-LISTS-007]', async () => {
    const { element, name } = await openDialog();
    expect(element.shadowRoot?.activeElement).to.equal(name);
    inside(element).getByRole('textbox', { name: 'Description' });
  });

  it('does not add a list while the name is empty or blank [R-VALID-008]', async () => {
    const { name, add } = await openDialog();
    expect(add.disabled).to.equal(true);
    typeInto(name, '   ');
    expect(add.disabled).to.equal(true);
    typeInto(name, 'Spring');
    await until(() => !add.disabled, 'a button that can be pressed');
    typeInto(name, '');
    await until(() => add.disabled, 'a button that cannot be pressed');
  });

  it('marks the name as invalid with a red border and a sentence when it is left empty [R-VALID-007 R-VALID-009]', async () => {
    const { element, name } = await openDialog();
    const calm = getComputedStyle(name).borderTopColor;
    expect(name.required).to.equal(true);
    name.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
    await until(() => name.getAttribute('aria-invalid') === 'true', 'a field marked as wrong');
    expect(getComputedStyle(name).borderTopColor).not.to.equal(calm);
    inside(element).getByText('Give the list a name.');
    typeInto(name, 'Spring');
    await until(() => name.getAttribute('aria-invalid') === 'false', 'a field that is right');
    expect(getComputedStyle(name).borderTopColor).to.equal(calm);
  });

  it('ticks the new list and scrolls the list area to its bottom [R-FAVPOP-015]', async () => {
    for (const title of ['One', 'Two', 'Three', 'Four']) {
      const { element, name, add } = await openDialog();
      typeInto(name, title);
      await until(() => !add.disabled, 'a button that can be pressed');
      add.click();
      const tick = await inside(element).findByRole<HTMLInputElement>('checkbox', { name: title });
      await until(() => tick.checked, `${title} ticked`);
      if (title === 'Four') {
        const area = inside(element).getByRole('list', { name: 'My lists' });
        expect(area.scrollHeight).to.be.greaterThan(area.clientHeight);
        expect(area.scrollTop + area.clientHeight).to.be.closeTo(area.scrollHeight, 1);
      }
      clearPage();
    }
  });
});
