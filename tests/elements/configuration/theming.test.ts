import { expect } from 'chai';
import { elements, type Tag } from '../../../elements/description';
import { details, parts, tokens } from '../../../tools/generate/details';
import { watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { clearPage, inside, mount, openPortal, until } from '../support/page';
import { attributesOf } from '../support/samples';

const portal = openPortal();
const tags = Object.keys(elements) as Tag[];

watchConsole();

const open = (tag: Tag, more = ''): HTMLElement =>
  mount(`<${tag} ${attributesOf(tag, portal, 'participant')} ${more}></${tag}>`);

const partIn = (element: HTMLElement, name: string): HTMLElement | null =>
  element.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`) ?? null;

/** What a page's own sheet says of a part shows on it. */
async function expectStyled(element: HTMLElement, name: keyof typeof parts): Promise<void> {
  await until(() => partIn(element, name) !== null, `<${element.localName}> to have the part ${name}`);
  const part = partIn(element, name);
  expect(part && getComputedStyle(part).outlineWidth, name).to.equal('7px');
  expect(details[element.localName as Tag].parts, element.localName).to.include(name);
  seen.add(name);
}

const seen = new Set<string>();

async function expectAll(element: HTMLElement, names: readonly (keyof typeof parts)[]): Promise<void> {
  for (const name of names) await expectStyled(element, name);
}

afterEach(clearPage);

before(async () => {
  await import('/dist/lp-catalog.js');
  const sheet = new CSSStyleSheet();
  const rows = tags.flatMap((tag) => details[tag].parts.map((part) => `${tag}::part(${part})`));
  sheet.replaceSync(`${rows.join(', ')} { outline: 7px solid red !important; }`);
  document.adoptedStyleSheets = [sheet];
});

describe('parts that a page styles from outside', () => {
  it('exist in the whole catalog [R-EMBED-032]', async () => {
    const home = open('lp-catalog-home');
    await expectAll(home, ['root', 'header', 'search-input', 'block', 'block-title', 'card', 'card-title']);
    await expectStyled(home, 'heart');
  });

  it('exist in a search: box, suggestions, results, and the contents of an empty search', async () => {
    const search = open('lp-search', 'results phrase="aid"');
    await expectAll(search, ['search-input', 'results', 'result', 'result-title', 'heart']);
    partIn(search, 'search-input')?.querySelector('input')?.focus();
    await expectStyled(search, 'suggestions');
    const nothing = open('lp-search', 'results phrase="qqqqzzzz"');
    await expectStyled(nothing, 'state');
  });

  it('exist in the lists', async () => {
    await expectAll(open('lp-lists'), ['tabs', 'card', 'card-title']);
    const favourites = open('lp-lists');
    favourites.setAttribute('list-type', 'favorites');
    await expectAll(favourites, ['result', 'result-title']);
  });

  it('exist in a player', async () => {
    await expectAll(open('lp-media-player'), ['root', 'player']);
  });

  it('exist in a favourite button and in all layers: popup, dialog, message', async () => {
    const element = open('lp-favourites-button');
    await expectStyled(element, 'heart');
    partIn(element, 'heart')?.click();
    await expectStyled(element, 'popup');
    const newList = await inside(element).findByRole('button', { name: '+ Add new list' });
    newList.click();
    await expectStyled(element, 'dialog');
    inside(element).getByRole('button', { name: 'Cancel' }).click();
    await until(() => partIn(element, 'dialog') === null, 'the dialog to be gone');
    const mine = inside(element).getByRole('checkbox', { name: 'My favourites' });
    await portal.fault({ call: '*', mode: 'refuse' });
    mine.click();
    inside(element).getByRole('button', { name: 'OK' }).click();
    await expectStyled(element, 'toast');
    await portal.heal();
  });

  it('are exactly those of the documents', () => {
    expect([...seen]).to.have.members(Object.keys(parts));
  });
});

describe('design tokens', () => {
  const colours = Object.entries(tokens).filter(([, { syntax }]) => syntax === '<color>');
  const chosen = 'rgb(1, 2, 3)';

  it('set every colour in the style sheet, which uses it', async () => {
    const element = open('lp-favourites-button');
    await until(() => partIn(element, 'root') !== null, 'a root');
    const [sheet] = element.shadowRoot?.adoptedStyleSheets ?? [];
    const rules = [...(sheet?.cssRules ?? [])]
      .map(({ cssText }) => cssText)
      .filter((text) => !text.startsWith('.root'));
    for (const [name] of colours) {
      const own = name.replace('--lp-color-', '--_');
      element.style.setProperty(name, chosen);
      const root = partIn(element, 'root');
      expect(root && getComputedStyle(root).getPropertyValue(own).trim(), name).to.equal(chosen);
      expect(
        rules.some((text) => text.includes(`var(${own})`)),
        own,
      ).to.equal(true);
    }
  });

  it('set colour, radius, typeface and text size, on the element or above it', async () => {
    const above = document.body.appendChild(document.createElement('div'));
    above.style.cssText =
      '--lp-color-text: rgb(4, 5, 6); --lp-color-raised: rgb(7, 8, 9); --lp-radius: 11px; --lp-font: monospace; --lp-text-base: 20px';
    const lists = open('lp-lists');
    above.append(lists);
    await until(() => partIn(lists, 'card') !== null, 'a card');
    const style = (name: string) => {
      const part = partIn(lists, name);
      if (!part) throw new Error(`There is no ${name}.`);
      return getComputedStyle(part);
    };
    expect(style('root').color).to.equal('rgb(4, 5, 6)');
    expect(style('root').fontFamily).to.equal('monospace');
    expect(style('root').fontSize).to.equal('20px');
    expect(style('card').backgroundColor).to.equal('rgb(7, 8, 9)');
    expect(style('card').borderRadius).to.equal('22px');
    lists.style.setProperty('--lp-text-base', '18px');
    expect(style('root').fontSize).to.equal('18px');
  });

  it('each have a documented value that applies by default', async () => {
    const element = open('lp-favourites-button');
    await until(() => partIn(element, 'root') !== null, 'a root');
    const root = partIn(element, 'root');
    for (const scheme of ['light', 'dark'] as const) {
      element.setAttribute('theme', scheme);
      await until(() => root !== null && getComputedStyle(root).colorScheme === scheme, scheme);
      const probe = root?.appendChild(document.createElement('i'));
      for (const [name, row] of colours) {
        probe?.style.setProperty('color', `var(${name.replace('--lp-color-', '--_')})`);
        const shown = probe && getComputedStyle(probe).color;
        probe?.style.setProperty('color', row[scheme] ?? row.light);
        expect(shown, `${name}, ${scheme}`).to.equal(probe && getComputedStyle(probe).color);
      }
      probe?.remove();
    }
  });
});
