import { expect } from 'chai';
import { elements, type Tag } from '../../../elements/description';
import { watchConsole } from '../support/console';
import { itFollowsThePage } from '../support/lifecycle';
import { afterEach, before, describe, it } from '../support/mocha';
import { clearPage, nextEvent, openPortal, until } from '../support/page';
import { insertRendered, renderedFrom } from '../support/rendered-page';
import { attributesOf } from '../support/samples';

const portal = openPortal();
watchConsole();
before(() => import('/dist/lp-catalog.js'));
afterEach(clearPage);

for (const tag of Object.keys(elements) as Tag[]) {
  describe(`<${tag}> that a server has rendered`, () => {
    let html = '';
    before(async () => {
      html = await renderedFrom(`<${tag} ${attributesOf(tag, portal, 'participant')}></${tag}>`);
    });

    itFollowsThePage(() => insertRendered(html));

    it('leaves its light children and its attributes alone [R-EMBED-032]', async () => {
      const element = await insertRendered(html.replace(/(<\/[\w-]+>)$/, '<b slot="x">mine</b>$1'));
      const [, open = ''] = /^<[\w-]+ ([^>]*)>/.exec(html) ?? [];
      const names = [...open.matchAll(/([\w-]+)=/g)].map(([, name]) => name);
      expect(element.getAttributeNames()).to.deep.equal(names);
      expect(element.querySelector('b')?.textContent).to.equal('mine');
      expect(element.children).to.have.length(2);
      expect(document.adoptedStyleSheets).to.have.length(0);
    });

    it('dispatches lp-ready once, and again after it has returned [R-EMBED-037]', async () => {
      let count = 0;
      const onReady = () => (count += 1);
      document.addEventListener('lp-ready', onReady);
      const element = await insertRendered(html);
      element.remove();
      await until(() => element.shadowRoot?.querySelector('[part=root]') === null, 'an empty root');
      expect(count).to.equal(1);
      const ready = nextEvent(element, 'lp-ready');
      document.body.append(element);
      await ready;
      document.removeEventListener('lp-ready', onReady);
      expect(count).to.equal(2);
    });

    it('keeps the old value when an attribute is invalid, and reports the field to the page [O-11]', async () => {
      const element = await insertRendered(html);
      const error = nextEvent<{ field: string }>(element, 'lp-error');
      element.setAttribute('heading-level', 'high');
      expect((await error).detail.field).to.equal('attribute heading-level');
      expect(Reflect.get(element, 'headingLevel')).to.equal(undefined);
    });
  });
}
