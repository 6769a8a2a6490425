import { within } from '@testing-library/dom';
import { expect } from 'chai';
import { elements, type Tag } from '../../../elements/description';
import { pressKey, typeInto } from '../support/gestures';
import { afterEach, before, describe, it } from '../support/mocha';
import { clearPage, openPortal, until } from '../support/page';
import { rendered, renderedFrom } from '../support/rendered-page';
import { attributesOf } from '../support/samples';
import { openServed, type ServedPage } from '../support/rendered/served-page';

const portal = openPortal();
const tags = Object.keys(elements) as Tag[];
const html = new Map<Tag, string>();

before(async () => {
  for (const tag of tags)
    html.set(
      tag,
      await renderedFrom(`<${tag} lang="en" ${attributesOf(tag, portal, 'participant')}></${tag}>`),
    );
});
afterEach(clearPage);

const allElements = () => [...html.values()].join('');
const searchHtml = () => html.get('lp-search') ?? '';

/** The material of the player does not exist, which the element reports. */
const unexpected = ({ record }: ServedPage) =>
  record.said.filter((line) => !/catalogMaterial|a part renders anew/.test(line));

const boxOf = ({ elements: [element] }: ServedPage) =>
  within(element?.shadowRoot as unknown as HTMLElement).getByRole<HTMLInputElement>('combobox');

/** The player of a material that does not exist has a placeholder, over which the slim build renders anew. */
const mayRenderAnew = ({ localName }: Element) =>
  localName === 'lp-media-player' && html.get(localName)?.includes('"markup":"partial"');

/** The elements have the nodes that the server rendered. */
function expectHydrated({ elements: found, record }: ServedPage): void {
  const replaced = found.filter(
    (element, index) => element.shadowRoot?.querySelector('[part=root]') !== record.roots[index],
  );
  const unexpectedly = replaced.filter((element) => !mayRenderAnew(element));
  expect(unexpectedly.map(({ localName }) => localName)).to.deep.equal([]);
  expect(record.roots).to.have.length(found.length);
}

async function searchFinds(page: ServedPage): Promise<void> {
  const box = boxOf(page);
  typeInto(box, 'first aid');
  pressKey(box, 'Enter');
  await until(() => page.record.events.some((event) => event.startsWith('lp-search')), 'a search');
}

/** What a page around an element has. */
const pages = [
  [
    'resets all styles and has a large font',
    { head: '<style>*{all:revert;font-size:30px!important} button,input{display:none}</style>' },
  ],
  ['has a small root font', { head: '<style>html{font-size:62.5%}</style>' }],
  ['resolves its addresses against another folder', { head: '<base href="/another/folder/">' }],
  [
    'has old polyfills',
    { head: '<script src="/tests/elements/support/rendered/old-polyfills.js"></script>' },
  ],
] as const;

describe('an element that a server has rendered', () => {
  for (const [title, parts] of pages) {
    it(`hydrates and works in a page that ${title} [R-EMBED-033 R-EMBED-037]`, async () => {
      const page = await openServed({ body: searchHtml(), ...parts });
      const { fontSize, display } = page.window.getComputedStyle(boxOf(page));
      expect([fontSize, display]).to.deep.equal(['16px', 'block']);
      expectHydrated(page);
      await searchFinds(page);
      expect(page.record.said).to.deep.equal([]);
    });
  }

  it('hydrates inside a declarative root of the page [R-EMBED-037]', async () => {
    const body = `<section><template shadowrootmode="open">${searchHtml()}</template></section>`;
    const page = await openServed({ body });
    const inner = page.elements[0]?.shadowRoot?.querySelector('lp-search');
    expect(inner?.shadowRoot?.querySelectorAll('[part=root]')).to.have.length(1);
    expect(page.record.said).to.deep.equal([]);
  });

  it('hydrates on a page with two copies of the bundle [R-EMBED-035 R-EMBED-037]', async () => {
    const page = await openServed({
      body: searchHtml(),
      scripts: ['/dist/lp-search.js', '/copy/dist/lp-search.js'],
    });
    expectHydrated(page);
    await searchFinds(page);
    expect(page.record.said.filter((line) => !line.includes('steps back'))).to.deep.equal([]);
  });

  it('renders in the browser when the classic script has defined it before the parser reads it [R-EMBED-037 R-EMBED-042]', async () => {
    const head = '<script src="/dist/lp-catalog.iife.js"></script>';
    const page = await openServed({ body: searchHtml(), head, scripts: [] });
    await searchFinds(page);
    expect(page.record.said).to.deep.equal([]);
  });

  it('renders in the browser when the page has removed its data [R-EMBED-037]', async () => {
    const page = await openServed({ body: searchHtml().replace(/<script.*<\/script>/s, '') });
    await searchFinds(page);
    expect(page.record.said).to.deep.equal([]);
  });

  it('uses the styles of its code under a policy that forbids those in its HTML [R-EMBED-033 R-EMBED-037]', async () => {
    const { html: body } = await rendered('lp-search', {
      attributes: { lang: 'en', 'config-url': portal.configUrl },
      styles: 'inline',
    });
    const headers = { 'content-security-policy': "style-src 'self'" };
    const page = await openServed({ body, headers });
    expect(page.record.violations).to.have.length(1);
    await until(() => boxOf(page).checkVisibility(), 'a visible search box');
    expect(page.elements[0]?.shadowRoot?.adoptedStyleSheets).to.have.length(1);
    expectHydrated(page);
    await searchFinds(page);
  });
});

describe('the five elements that a server has rendered', () => {
  it('hydrate under a strict policy with Trusted Types, without a violation [R-EMBED-033 R-EMBED-037]', async () => {
    const sources = "connect-src 'self'; img-src 'self' data: http:; media-src http:; frame-src http:";
    const policy = `default-src 'none'; script-src 'self'; style-src 'self'; ${sources}; require-trusted-types-for 'script'`;
    const page = await openServed({ body: allElements(), headers: { 'content-security-policy': policy } });
    expect(page.elements.map(({ localName }) => localName)).to.deep.equal(tags);
    expectHydrated(page);
    // A violation is reported in a task of its own.
    await new Promise((resolve) => page.window.requestAnimationFrame(() => page.window.setTimeout(resolve)));
    expect(page.record.violations).to.deep.equal([]);
    expect(unexpected(page)).to.deep.equal([]);
  });

  it('share one portal, and each uses its own data [R-EMBED-037 A-159]', async () => {
    await portal.forgetCalls();
    const page = await openServed({ body: allElements() });
    expectHydrated(page);
    const ready = page.record.events.filter((event) => event.startsWith('lp-ready'));
    expect(ready).to.have.members(tags.map((tag) => `lp-ready ${tag} {}`));
    const calls = (await portal.calls()).map(({ path }) => path);
    expect(calls.filter((path) => /config\.json|__session/.test(path))).to.deep.equal([]);
    expect(unexpected(page)).to.deep.equal([]);
  });

  it('share the portal when only the first has data [R-EMBED-037 A-159]', async () => {
    const second = searchHtml().replace(/<script.*<\/script>/s, '');
    const page = await openServed({ body: searchHtml() + second });
    expect(page.elements).to.have.length(2);
    for (const { shadowRoot } of page.elements)
      within(shadowRoot as unknown as HTMLElement).getByRole('combobox');
    expect(page.record.said).to.deep.equal([]);
  });
});
