import { within } from '@testing-library/dom';
import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { desktopPx, mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal } from '../support/page';

const portal = openPortal();
watchConsole();

const real = window.fetch;

before(() => import('/dist/lp-search.js'));
afterEach(() => {
  window.fetch = real;
  clearPage();
});

/** The first result of a search, as if the portal had given it these dates. */
async function rowWith(phrase: string, dates: object): Promise<HTMLElement> {
  window.fetch = async (...request) => {
    const answer = await real(...request);
    if (!answer.url.includes('/search?')) return answer;
    const page = (await answer.json()) as { items: object[] };
    return Response.json({ ...page, items: [{ ...page.items[0], type: 101, ...dates }] });
  };
  const search = await mountIn(
    desktopPx,
    `<lp-search results lang="en-GB" config-url="${portal.configUrl}" phrase="${phrase}"></lp-search>`,
  );
  return inside(search).findByRole('article');
}

const calendarButton = (row: HTMLElement) =>
  row.querySelector<HTMLElement>('button[title^="Add to my calendar"]');

describe('the dates of a result', () => {
  it('start with the next period, which a calendar can add [A-060]', async () => {
    const row = await rowWith('course', {
      firstPeriod: '2020-01-07',
      nextPeriodDate: '2090-03-02',
      latestPeriod: '2090-05-05',
    });
    expect(row.textContent).to.contain('02/03/2090 – 05/05/2090');
    expect(row.textContent).not.to.contain('2020');
    expect(calendarButton(row)).not.to.equal(null);
  });

  it('open a menu with a file and the calendars on the web, with end and place [A-060]', async () => {
    const row = await rowWith('excel', {
      nextPeriodDate: '2090-03-02T09:00:00',
      endDate: '2090-03-02T15:00:00',
      location: 'Hall B',
    });
    calendarButton(row)?.click();
    const root = within(row.getRootNode() as unknown as HTMLElement);
    const google = await root.findByRole('menuitem', { name: 'Add to Google Calendar' });
    const { searchParams } = new URL(google.getAttribute('href') ?? '');
    expect(searchParams.get('dates')).to.equal('20900302T080000Z/20900302T140000Z');
    expect(searchParams.get('location')).to.equal('Hall B');
    root.getByRole('menuitem', { name: 'Download a calendar file' });
    root.getByRole('menuitem', { name: 'Add to Outlook' });
  });

  it('show periods that are over, which no calendar can add [A-060]', async () => {
    const row = await rowWith('first aid', {
      firstPeriod: '2020-01-07',
      nextPeriodDate: null,
      latestPeriod: '2020-05-05',
    });
    expect(row.textContent).to.contain('07/01/2020 – 05/05/2020');
    expect(calendarButton(row)).to.equal(null);
  });
});
