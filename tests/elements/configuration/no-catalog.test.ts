import { expect } from 'chai';
import { elements, type Tag } from '../../../elements/description';
import { watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { configWith } from '../support/own-catalogs';
import { clearPage, inside, mount, openPortal, until } from '../support/page';
import { attributesOf } from '../support/samples';

const portal = openPortal();

watchConsole();

before(async () => {
  await import('/dist/lp-catalog.js');
});

afterEach(clearPage);

describe('a configuration without a catalog', () => {
  for (const tag of Object.keys(elements) as Tag[]) {
    it(`is reported in the place of <${tag}>, and to the page by its field [O-1 O-11]`, async () => {
      const fields: unknown[] = [];
      document.addEventListener(
        'lp-error',
        (event) => fields.push((event as CustomEvent<{ field: string }>).detail.field),
        {
          once: true,
        },
      );
      const config = await configWith(portal, []);
      const own = attributesOf(tag, portal).replace(/config-url="[^"]*"/, '');
      const element = mount(`<${tag} config="${config}" ${own}></${tag}>`);
      const alert = await inside(element).findByRole('alert');
      expect(alert.textContent).to.contain('names no catalog');
      expect(inside(element).queryByRole('button', { name: 'Try again' })).not.to.equal(null);
      await until(() => fields.length > 0, 'lp-error');
      expect(fields).to.deep.equal(['config.catalogs']);
    });
  }
});
