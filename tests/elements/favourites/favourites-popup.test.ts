import { expect } from 'chai';
import { holdAnswer } from '../support/at-route';
import { watchConsole } from '../support/console';
import { clickAt, pressKey } from '../support/gestures';
import { afterEach, before, describe, it } from '../support/mocha';
import { clearPage, inside, mount, nextEvent, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

before(() => import('/dist/lp-favourites-button.js'));
afterEach(async () => {
  await portal.heal();
  clearPage();
});

const session = `config-url="${portal.configUrl}" session-url="${portal.sessionUrl('manager')}" lang="en-GB"`;

async function mountButton(style = '') {
  const element = mount(
    `<lp-favourites-button ${session} style="${style}" element-id="1001" type="course" name="First aid"></lp-favourites-button>`,
  );
  await until(() => element.shadowRoot?.querySelector('button') != null, 'a favourite button');
  return { element, button: await inside(element).findByRole('button', { name: /First aid/ }) };
}

/** Opens the popup with a mouse press on the favourite button. */
async function openPopup() {
  const { element, button } = await mountButton();
  const { left, top } = button.getBoundingClientRect();
  clickAt(button, { x: left + 5, y: top + 5 });
  const popup = await inside(element).findByRole('dialog', { name: 'Favourites and lists for First aid' });
  const mine = await inside(element).findByRole<HTMLInputElement>('checkbox', { name: 'My favourites' });
  return { element, button, popup, mine };
}

const isClosed = (element: Element) => () => inside(element).queryByRole('dialog') === null;

describe('the favourites popup', () => {
  it('opens at the click position [R-FAVPOP-001]', async () => {
    const { element, button } = await mountButton('display: block; margin: 60px 0 0 80px');
    const { left, top } = button.getBoundingClientRect();
    const point = { x: Math.round(left) + 30, y: Math.round(top) + 12 };
    clickAt(button, point);
    const popup = await inside(element).findByRole('dialog');
    await until(() => Math.abs(popup.getBoundingClientRect().left - point.x) <= 1, 'its left at the click');
    const below = popup.getBoundingClientRect().top - point.y;
    expect(below).to.be.within(0, 8);
  });

  it('opens at the focused favourite button when a key opens it [R-FAVPOP-002]', async () => {
    const { element, button } = await mountButton('display: block; margin: 60px 0 0 80px');
    button.focus();
    button.click();
    const popup = await inside(element).findByRole('dialog');
    const at = button.getBoundingClientRect();
    await until(() => Math.abs(popup.getBoundingClientRect().left - at.left) <= 1, 'its left at the heart');
    expect(popup.getBoundingClientRect().top - at.bottom).to.be.within(0, 8);
  });

  it('is 270 px wide, with a list area of at most 200 px that scrolls [R-FAVPOP-003 R-FAVPOP-004 R-CONST-017]', async () => {
    const { element, popup } = await openPopup();
    expect(popup.getBoundingClientRect().width).to.equal(270);
    const area = await inside(element).findByRole('list', { name: 'My lists' });
    const [row] = area.children;
    for (let count = 0; count < 12; count += 1) if (row) area.append(row.cloneNode(true));
    expect(area.getBoundingClientRect().height).to.equal(200);
    expect(area.scrollHeight).to.be.greaterThan(200);
    area.scrollTop = 40;
    expect(area.scrollTop).to.equal(40);
  });
});

describe('the contents of the favourites popup', () => {
  it('are My favourites and each own list, with a checkbox each [R-FAVPOP-005 R-FAVPOP-006]', async () => {
    const { element } = await openPopup();
    await inside(element).findByRole('checkbox', { name: 'For the team' });
    const names = ['My favourites', 'For the team', 'New colleagues', 'My own reading'];
    for (const name of names) inside(element).getByRole('checkbox', { name });
    expect(inside(element).getAllByRole('checkbox')).to.have.length(names.length);
  });

  it('unfold to at most 1000 px [R-CONST-036]', async () => {
    const { element } = await openPopup();
    const area = await inside(element).findByRole('list', { name: 'My lists' });
    area.style.minHeight = '3000px';
    expect(area.parentElement?.getBoundingClientRect().height).to.equal(1000);
  });

  it('fold the lists and unfold them again [R-FAVPOP-007]', async () => {
    const { element } = await openPopup();
    const { findByRole, queryByRole } = inside(element);
    const fold = await findByRole('button', { name: 'My lists', expanded: true });
    await findByRole('checkbox', { name: 'For the team' });
    fold.click();
    await until(() => queryByRole('checkbox', { name: 'For the team' }) === null, 'folded lists');
    expect(fold.getAttribute('aria-expanded')).to.equal('false');
    fold.click();
    await findByRole('checkbox', { name: 'For the team' });
  });

  it('include a button to add a list, and OK, which saves and closes [R-FAVPOP-008 R-FAVPOP-010 R-FAV-008]', async () => {
    const { element, button, mine } = await openPopup();
    inside(element).getByRole('button', { name: '+ Add new list' });
    const wasOn = mine.checked;
    mine.click();
    await portal.forgetCalls();
    inside(element).getByRole('button', { name: 'OK' }).click();
    await until(isClosed(element), 'a closed popup');
    expect(button.getAttribute('aria-pressed')).to.equal(String(!wasOn));
    const written = (await portal.calls()).filter(({ method }) => method !== 'GET');
    expect(written.map(({ operationId }) => operationId)).to.include(
      wasOn ? 'deleteFavourite' : 'addFavourite',
    );
  });
});

describe('the open favourites popup', () => {
  it('closes on Escape and returns the focus to the favourite button [R-FAVPOP-011]', async () => {
    const { element, button, mine } = await openPopup();
    mine.focus();
    pressKey(mine, 'Escape');
    await until(isClosed(element), 'a closed popup');
    expect(element.shadowRoot?.activeElement).to.equal(button);
  });

  it('closes on a press outside, but not on one inside [R-FAVPOP-012]', async () => {
    const { element, popup } = await openPopup();
    const press = (target: Element) =>
      target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    press(popup);
    await Promise.resolve();
    expect(isClosed(element)()).to.equal(false);
    await until(() => {
      press(document.body);
      return isClosed(element)();
    }, 'a closed popup');
  });

  it('closes when the visitor scrolls, but not when a script scrolls the page [R-FAVPOP-013]', async () => {
    const { element } = await openPopup();
    const above = document.createElement('div');
    above.style.height = '3000px';
    document.body.prepend(above);
    const moved = nextEvent(document, 'scroll');
    window.scrollTo(0, document.documentElement.scrollHeight);
    await moved;
    await new Promise(requestAnimationFrame);
    expect(isClosed(element)(), 'closed by the page itself').to.equal(false);
    window.dispatchEvent(new WheelEvent('wheel', { deltaY: 100 }));
    document.dispatchEvent(new Event('scroll'));
    await until(isClosed(element), 'a closed popup');
  });

  it('stays open while a change is being saved [R-FAVPOP-014]', async () => {
    const { element, mine } = await openPopup();
    const late = holdAnswer('/favorites');
    mine.click();
    inside(element).getByRole('button', { name: 'OK' }).click();
    const busy = await inside(element).findByRole('button', { name: 'Saving …' });
    pressKey(busy, 'Escape');
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    window.dispatchEvent(new WheelEvent('wheel', { deltaY: 100 }));
    document.dispatchEvent(new Event('scroll'));
    await inside(element).findByRole('button', { name: 'Saving …' });
    expect(isClosed(element)()).to.equal(false);
    late.release();
    await until(isClosed(element), 'a closed popup once it is saved');
  });
});
