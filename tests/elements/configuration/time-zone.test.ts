import { expect } from 'chai';
import { warningsSoFar, watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { configWith, type ApiObject } from '../support/own-catalogs';
import { clearPage, inside, mount, openPortal, until } from '../support/page';
import { attributesOf } from '../support/samples';

const portal = openPortal();

watchConsole();

before(async () => {
  await import('/dist/lp-catalog.js');
});

afterEach(clearPage);

describe('an invalid time zone', () => {
  it('is reported once by its field after the page is idle, and the element works [O-11 O-16]', async () => {
    const problem = 'config.timeZone: expected an IANA time zone name, got "Mars/Base"';
    const reported: { field: string; message: string }[] = [];
    document.addEventListener('lp-error', (event) =>
      reported.push((event as CustomEvent<(typeof reported)[number]>).detail),
    );
    const { catalogs, services } = (await (await fetch(portal.configUrl)).json()) as {
      catalogs: ApiObject[];
      services: ApiObject;
    };
    const config = await configWith(portal, catalogs, {
      timeZone: 'Mars/Base',
      services: { ...services, gallery: 7 },
    });
    const own = attributesOf('lp-search', portal).replace(/config-url="[^"]*"/, '');
    const element = mount(`<lp-search config="${config}" ${own}></lp-search>`);
    await inside(element).findByRole('combobox');
    await until(() => reported.some(({ message }) => message === problem), 'lp-error');
    expect(reported.map(({ field }) => field)).to.deep.equal(['config.services.gallery', 'config.timeZone']);
    expect(warningsSoFar()).to.include(`lp-catalog: ${problem}`);
  });
});
