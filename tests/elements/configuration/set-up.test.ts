import { within } from '@testing-library/dom';
import { expect } from 'chai';
import { afterEach, before, describe, it } from '../support/mocha';
import { block, configWith, linkElement } from '../support/own-catalogs';
import { clearPage, openPortal, until } from '../support/page';
import { openFrame, type ErrorDetail } from '../support/page-in-frame';

const portal = openPortal();
const list = block('Tools', { contentType: 'CustomList', elements: [linkElement('Map')] });
const news = { contentType: 'News', customComponentId: 'n1' };

/** The text of an attribute with a configuration whose only catalog has these fields. */
const configOf = (fields: object) => configWith(portal, [{ id: '1', name: 'Academy', ...fields }]);

interface Mistake {
  name: string;
  html: () => Promise<string> | string;
  expected: Partial<ErrorDetail>;
  /** True if nothing can be shown. */
  isFatal?: boolean;
}

const home = (attributes: string) => `<lp-catalog-home ${attributes}></lp-catalog-home>`;
const configured = (attributes: string) => home(`config-url="${portal.configUrl}" ${attributes}`);

const mistakes: Mistake[] = [
  {
    name: 'a page without a configuration',
    html: () => home(''),
    expected: { code: 'no-configuration', field: 'config', actual: 'neither' },
    isFatal: true,
  },
  {
    name: 'a misspelled config-url',
    html: () => home(`confg-url="${portal.configUrl}"`),
    expected: { code: 'unknown-attribute', field: 'attribute confg-url', suggestion: 'config-url' },
    isFatal: true,
  },
  {
    name: 'a configuration in an attribute that is not JSON',
    html: () => home('config="{ catalogs: [] }"'),
    expected: { code: 'attribute', field: 'attribute config', expected: 'JSON' },
    isFatal: true,
  },
  {
    name: 'a configuration address that answers a page',
    html: () => home('config-url="/tests/elements/support/blank.html"'),
    expected: { code: 'malformed', field: 'config-url', message: 'config-url: the answer is not JSON' },
    isFatal: true,
  },
  {
    name: 'a configuration with "catalog" in place of "catalogs"',
    html: () => home(`config='{ "services": {}, "catalog": [] }'`),
    expected: { code: 'configuration', field: 'config.catalogs', suggestion: 'catalogs' },
    isFatal: true,
  },
  {
    name: 'a block that the configuration lacks',
    html: async () => home(`blocks="Nwes" config="${await configOf({ components: [news, list] })}"`),
    expected: {
      code: 'unknown-block',
      field: 'attribute blocks',
      expected: 'a configured block: News, n1, CustomList, tools',
      actual: '"Nwes"',
      suggestion: 'News',
    },
    isFatal: true,
  },
  {
    name: 'a misspelled key of a catalog',
    html: async () => home(`config="${await configOf({ component: [list] })}"`),
    expected: {
      code: 'unknown-key',
      field: 'config.catalogs[0].component',
      actual: '"component"',
      suggestion: 'components',
    },
  },
  {
    name: 'a misspelled key of a block',
    html: async () =>
      home(`config="${await configOf({ components: [{ ...list, showElmentType: false }] })}"`),
    expected: {
      code: 'unknown-key',
      field: 'config.catalogs[0].components[0].showElmentType',
      suggestion: 'showElementType',
    },
  },
  {
    name: 'a misspelled layout',
    html: async () =>
      home(`config="${await configOf({ components: [list, { ...list, itemLayout: 'Multipel' }] })}"`),
    expected: {
      code: 'configuration',
      field: 'config.catalogs[0].components[1].itemLayout',
      actual: '"Multipel"',
      suggestion: 'Multiple',
    },
  },
  {
    name: 'a catalog that does not exist',
    html: () => configured('catalog-id="99"'),
    expected: { code: 'unknown-catalog', field: 'attribute catalog-id', actual: '"99"' },
  },
  {
    name: 'a language that does not exist',
    html: () => configured('lang="xx-YY"'),
    expected: { code: 'attribute', field: 'attribute lang', actual: '"xx-YY"' },
  },
  {
    name: 'an audience that does not exist',
    html: () => configured('preview preview-as="audience=boss"'),
    expected: {
      code: 'attribute',
      field: 'attribute preview-as',
      expected: 'an audience: user, participant, manager, company, public',
      actual: '"boss"',
    },
  },
  {
    name: 'a base path that the page is not below',
    html: () => configured('base-path="/learning"'),
    expected: { code: 'outside-base-path', field: 'attribute base-path', actual: '"/learning"' },
  },
];

before(async () => {
  await fetch(portal.configUrl);
});
afterEach(clearPage);

describe('a mistake in the set-up', () => {
  for (const { name, html, expected, isFatal = false } of mistakes) {
    it(`is reported once on the console and once as lp-error: ${name} [O-11]`, async () => {
      const page = await openFrame(await html());
      await until(
        () => page.errors.length > 0,
        () => `a report; the console has ${page.lines.join()}`,
        9000,
      );
      if (isFatal) {
        const alert = await within(page.root()).findByRole('alert');
        expect(alert.textContent).to.contain('not set up correctly');
      } else {
        await page.whenChecked();
        expect(within(page.root()).queryByRole('alert')).to.equal(null);
      }
      expect(page.root().querySelector('[aria-busy=true]')).to.equal(null);
      const [detail] = page.errors;
      expect(detail).to.deep.include(expected);
      expect(page.errors, JSON.stringify(page.errors)).to.have.length(1);
      expect(page.lines, page.lines.join('\n')).to.have.length(1);
      expect(page.lines[0]).to.contain(detail?.message);
      if (detail?.suggestion) expect(detail.message).to.contain(`Did you mean "${detail.suggestion}"`);
    });
  }

  it('is reported for a favourites button of a type that does not exist [O-11 A-161]', async () => {
    const page = await openFrame(
      `<lp-favourites-button config-url="${portal.configUrl}" element-id="1" name="First aid" type="cource"></lp-favourites-button>`,
    );
    await until(() => page.errors.length > 0, 'a report');
    expect(page.errors[0]).to.deep.include({
      code: 'attribute',
      field: 'attribute type',
      actual: '"cource"',
      suggestion: 'course',
    });
    expect(page.lines).to.deep.equal([page.errors[0]?.message]);
  });

  it('is not reported for attributes of the page and of frameworks [O-11]', async () => {
    const page = await openFrame(
      configured('class="a" data-config-urls="x" aria-lang="y" v-block="z" pagetype="w" blocs="Nothing"'),
    );
    await until(() => page.errors.length > 0, 'a report');
    await page.whenChecked();
    expect(page.errors.map(({ field }) => field)).to.deep.equal(['attribute blocs']);
  });
});
