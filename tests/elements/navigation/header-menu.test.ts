import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { pressKey, typeInto } from '../support/gestures';
import { afterEach, before, describe, it } from '../support/mocha';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

const allFlags = {
  showMyActivities: true,
  showCaseworkerOverview: true,
  showAdministratorOverview: true,
  showInstructorOverview: true,
  showManagerOverview: true,
  showNotifications: true,
};
const session = {
  id: '7',
  loginType: 'user',
  name: 'Robin',
  companyName: 'Elmvik',
  roles: ['manager', 'instructor', 'courseManager', 'caseworker', 'administrator'],
  navigationLayoutConfig: allFlags,
};

before(() => import('/dist/lp-catalog-home.js'));
afterEach(clearPage);

async function mountHome(options: object = {}) {
  const home = document.createElement('lp-catalog-home');
  Object.assign(home, { session, configUrl: portal.configUrl, lang: 'en-GB', blocks: 'none', ...options });
  const container = document.createElement('div');
  container.style.width = '1200px';
  container.append(home);
  document.body.append(container);
  await inside(home).findByRole('button', { name: 'Menu of Robin' });
  return home;
}

async function openMenu(options: object = {}) {
  const home = await mountHome(options);
  const opener = inside(home).getByRole('button', { name: 'Menu of Robin' });
  opener.click();
  return { home, opener, menu: await inside(home).findByRole('dialog', { name: 'Menu of Robin' }) };
}

const linksOf = (group: HTMLElement) =>
  [...group.querySelectorAll('a')].map((link) => [link.textContent, new URL(link.href).pathname]);

describe('the menu of a user with every role', () => {
  it('has a link to my activities [R-HEADER-009]', async () => {
    const { menu } = await openMenu();
    const link = [...menu.querySelectorAll('a')].find((one) => one.textContent === 'My activities');
    expect(new URL(link?.href ?? '').pathname).to.equal('/catalog/see-all/MyActivities');
  });

  async function linksUnder(name: string) {
    const { home } = await openMenu();
    return linksOf(await inside(home).findByRole('region', { name }));
  }

  it('has the links of a manager [R-HEADER-013 R-ROLE-025]', async () => {
    expect(await linksUnder('Manager')).to.deep.equal([
      ['Employees', '/manager/employees'],
      ['Assignments', '/manager/assignments'],
      ['Activity overview', '/manager/activity-overview'],
    ]);
  });

  it('has the links of an instructor [R-HEADER-012 R-ROLE-026]', async () => {
    expect(await linksUnder('Instructor')).to.deep.equal([
      ['My classes', '/instructor/classes'],
      ['Group rooms', '/instructor/group-rooms'],
    ]);
  });

  it('has the links of a course manager [R-ROLE-002 R-ROLE-027]', async () => {
    expect(await linksUnder('Course manager')).to.deep.equal([['Course management', '/course-manager']]);
  });

  it('has the links of a caseworker [R-HEADER-010 R-ROLE-028]', async () => {
    expect(await linksUnder('Caseworker')).to.deep.equal([
      ['Users', '/caseworker/users'],
      ['Activities', '/caseworker/activities'],
      ['Sign up', '/caseworker/sign-up'],
    ]);
  });

  it('has the links of an administrator [R-HEADER-011 R-ROLE-029]', async () => {
    expect(await linksUnder('Administrator')).to.deep.equal([['Administration', '/admin']]);
  });

  it('sends feedback that has text, and says so when the text is missing [R-OTHER-006 R-VALID-013 R-VALID-014]', async () => {
    const sent: unknown[] = [];
    const { home } = await openMenu({ sendFeedback: (feedback: unknown) => sent.push(feedback) });
    inside(home).getByRole('button', { name: 'Give feedback' }).click();
    const text = await inside(home).findByRole('textbox', { name: /Required/ });
    const send = inside(home).getByRole<HTMLButtonElement>('button', { name: 'Send' });
    text.focus();
    text.blur();
    await inside(home).findByText('Write what you want to tell us.');
    expect(send.disabled).to.equal(true);
    typeInto(text, '   ');
    expect(send.disabled).to.equal(true);
    typeInto(text, 'More courses in the evening');
    await until(() => !send.disabled, 'Send to be pressable');
    send.click();
    await until(() => sent.length === 1, 'the feedback to arrive');
    expect(sent).to.deep.equal([{ text: 'More courses in the evening', mayContact: false }]);
    await inside(home).findByText('Thank you for your feedback.');
  });

  it('asks whether the user may be contacted, and reports the answer to the page [R-VALID-015]', async () => {
    const { home } = await openMenu();
    let reported: unknown;
    home.addEventListener('lp-feedback', (event) => (reported = (event as CustomEvent<unknown>).detail), {
      once: true,
    });
    inside(home).getByRole('button', { name: 'Give feedback' }).click();
    typeInto(await inside(home).findByRole('textbox', { name: /Required/ }), 'Thanks');
    const no = inside(home).getByRole<HTMLInputElement>('radio', { name: 'No' });
    expect(no.checked).to.equal(true);
    inside(home).getByRole('radio', { name: 'Yes' }).click();
    inside(home).getByRole('button', { name: 'Send' }).click();
    await until(() => reported !== undefined, 'a report to the page');
    expect(reported).to.deep.equal({ text: 'Thanks', mayContact: true });
  });

  it('returns the focus when Escape closes it [A-109]', async () => {
    const { home, opener, menu } = await openMenu();
    pressKey(menu, 'Escape');
    await until(() => !menu.isConnected, 'the menu to close');
    expect(home.shadowRoot?.activeElement).to.equal(opener);
  });
});

describe('the document of a catalog that owns the page', () => {
  it('has a title of catalog and company [R-HEADER-016]', async () => {
    await mountHome({ router: 'hash' });
    await until(() => document.title === 'All offers - Elmvik', 'the title of catalog and company');
  });
});

describe('the bell', () => {
  it('lists the messages of the page, counts the new ones, and links to the service announcements [R-HEADER-005 R-HEADER-014 R-OTHER-008]', async () => {
    const notifications = [
      {
        text: 'Your class moves to room 4',
        at: '2026-03-01T10:00:00Z',
        href: 'https://www.example.org/room',
      },
      { text: 'Welcome' },
    ];
    const home = await mountHome({ notifications });
    const bell = await inside(home).findByRole('button', { name: /^Notifications\s*\d+ new$/ });
    bell.click();
    const panel = await inside(home).findByRole('dialog', { name: 'Notifications' });
    const said = [...panel.querySelectorAll('li p:first-child')].map((one) => one.textContent);
    expect(said.slice(-2)).to.deep.equal(['Your class moves to room 4', 'Welcome']);
    expect(
      inside(home).getByRole<HTMLAnchorElement>('link', { name: 'Your class moves to room 4' }).href,
    ).to.equal('https://www.example.org/room');
    const more = inside(home).getByRole<HTMLAnchorElement>('link', { name: 'Service announcements' });
    expect(new URL(more.href).pathname).to.equal('/service-announcements');
    await inside(home).findByRole('button', { name: 'Notifications' });
  });
});
