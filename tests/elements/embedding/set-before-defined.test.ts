import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { describe, it } from '../support/mocha';
import { inside, mount, nextEvent, openPortal } from '../support/page';

const portal = openPortal();
watchConsole();

describe('elements that are in the page before they are defined', () => {
  it('apply properties and attributes that were set before [R-EMBED-043 A-126]', async () => {
    const early = mount('<lp-search portal-url="https://portal.example"></lp-search>') as HTMLElement & {
      configUrl: string;
      phrase: string;
    };
    early.configUrl = portal.configUrl;
    early.phrase = 'first aid';
    const ready = nextEvent(document, 'lp-ready');
    await import('/dist/lp-search.js');
    await ready;
    const box = await inside(early).findByRole<HTMLInputElement>('combobox');
    expect(box.value).to.equal('first aid');
    early.phrase = 'climate';
    expect(early.phrase).to.equal('climate');
  });
});
