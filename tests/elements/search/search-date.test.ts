import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { pressKey, typeInto } from '../support/gestures';
import { afterEach, before, describe, it } from '../support/mocha';
import { desktopPx, mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

before(() => import('/dist/lp-search.js'));
afterEach(clearPage);

describe('the date filter in an English browser', () => {
  it('shows the day and its calendar in the language of the interface [R-SEARCH-013 R-CONST-010]', async () => {
    const attributes = `results lang="da-DK" config-url="${portal.configUrl}" phrase="førstehjælp"`;
    const search = await mountIn(desktopPx, `<lp-search ${attributes}></lp-search>`);
    const field = await inside(search).findByRole<HTMLInputElement>('textbox', { name: 'Fra dato' });
    typeInto(field, '2.3.2026');
    pressKey(field, 'Enter');
    await until(
      () => field.value === '02-03-2026',
      () => `02-03-2026, not ${field.value}`,
    );
    inside(search).getByRole('button', { name: 'Vælg en dato' }).click();
    await inside(search).findByRole('grid', { name: 'marts 2026' });
    inside(search).getByRole('button', { name: 'mandag den 2. marts 2026, valgt' });
    const days = [...(search.shadowRoot?.querySelectorAll('[role=grid] th') ?? [])];
    expect(days[0]?.ariaLabel).to.equal('mandag');
  });
});
