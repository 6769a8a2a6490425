import { expect } from 'chai';
import { warningsSoFar, watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { block, configWith, desktopPx, linkElement, mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

const evil = 'https://evil.example/p.png';
/** Each loads from somewhere else in another way; all of it is removed. */
const foreign: Record<string, string> = {
  plain: `background-image: url(${evil})`,
  shorthand: `background: red url("${evil}") no-repeat`,
  escaped: `background-image: \\75rl(${evil})`,
  commented: `background-image: /* a */url(${evil})/* b */`,
  set: `background-image: image-set("${evil}" 1x, "/own.png" 2x)`,
  data: `background-image: url(data:image/gif;base64,R0lGODlhAQABAAAAACw=)`,
  blob: `background-image: url(blob:${location.origin}/1)`,
  relativeScheme: `background-image: url(//evil.example/p.png)`,
  custom: `--p: \\75rl(${evil}); background-image: var(--p)`,
  pending: `--y: no-repeat; background: url(${evil}) var(--y)`,
  computed: `--a: "${evil}"; background-image: image-set(var(--a) 1x)`,
  nested: `& h2 { background-image: url(${evil}) } @media all { & { list-style-image: url(${evil}) } }`,
  important: `cursor: url(${evil}), auto !important`,
  content: `& h2::before { content: url(${evil}) }`,
  leaving: `} @import url(${evil}); @font-face { font-family: x; src: url(${evil}) } :scope { color: red`,
};
const own =
  'background-image: url("/own.png"); list-style-image: url("GALLERY/images/p1"); padding-top: 7px; cursor: image-set("/own.png" 1x), auto; color: var(--x); content: "https://text.example"';

let config = '';
before(async () => {
  await import('/dist/lp-catalog-home.js');
  const { services } = (await (await fetch(portal.configUrl)).json()) as { services: { gallery: string } };
  const gallery = new URL(services.gallery, location.href).href.replace(/\/$/, '');
  const list = (name: string, customCSS: string) =>
    block(name, {
      contentType: 'CustomList',
      elements: [linkElement('A link')],
      customCSS: customCSS.replace('GALLERY', gallery),
    });
  const components = [
    ...Object.entries(foreign).map(([name, css]) => list(name, `${css}; padding-top: 7px`)),
    list('own', own),
  ];
  config = await configWith(portal, [{ id: '1', name: 'All', components }]);
});
afterEach(clearPage);

/** The text of the sheet that a block's CSS became. */
async function sheetOf(name: string): Promise<string> {
  const home = await mountIn(
    desktopPx,
    `<lp-catalog-home lang="en-GB" chrome="none" config="${config}" blocks="${name.toLowerCase()}"></lp-catalog-home>`,
  );
  await inside(home).findByRole('region', { name });
  const sheet = () =>
    (home.shadowRoot?.adoptedStyleSheets ?? [])
      .map((one) => [...one.cssRules].map(({ cssText }) => cssText).join('\n'))
      .find((text) => text.startsWith('@scope'));
  await until(() => sheet() !== undefined, 'the block’s sheet');
  return sheet() ?? '';
}

describe('the custom CSS of a block', () => {
  for (const [name, css] of Object.entries(foreign)) {
    it(`loads nothing from another origin: ${css.replace(/data:.*/, 'data:…')} [O-29 A-028]`, async () => {
      const text = await sheetOf(name);
      // A text alone loads nothing; what would load it is removed.
      expect(text.replace(/--a: "[^"]*"/, '')).to.not.match(/evil|data:|blob:|image-set/);
      const warnings = warningsSoFar().filter((line) =>
        line.includes(`custom CSS of block ${name.toLowerCase()}: `),
      );
      if (name !== 'leaving') expect(warnings).to.not.deep.equal([]);
    });
  }

  it('can load from the gallery and from the origin of the page, and keeps everything else [O-29 A-028]', async () => {
    const text = await sheetOf('own');
    expect(text).to.contain('url("/own.png")');
    expect(text).to.match(/list-style-image: url\(".*images\/p1"\)/);
    for (const declaration of ['padding-top: 7px', 'color: var(--x)', 'content: "https://text.example"'])
      expect(text).to.contain(declaration);
    expect(warningsSoFar().filter((line) => line.includes('custom CSS'))).to.deep.equal([]);
  });

  it('is reported on the console by block, property and address [O-29 O-11]', async () => {
    await sheetOf('plain');
    expect(warningsSoFar()).to.include(
      `lp-catalog: custom CSS of block plain: background-image: expected an address in the gallery or of this page, got ${evil}`,
    );
  });
});
