import { expect } from 'chai';
import { elements, type ElementDescription, type Tag } from '../../../elements/description';
import { propertyName } from '../../../elements/property-name';
import { faces } from '../../../tools/generate/face';
import { takeErrors, warningsSoFar, watchConsole } from '../support/console';
import { itFollowsThePage } from '../support/lifecycle';
import { afterEach, before, describe, it } from '../support/mocha';
import { clearPage, mount, nextEvent, openPortal, until } from '../support/page';
import { attributesOf, start } from '../support/samples';

const portal = openPortal();

/** The elements' accessors are made at run time from their description. */
type AnyElement = HTMLElement & Record<string, unknown>;

/** What a flag may be set to, and what it then is. */
const flagValues = [
  ['', true],
  ['false', false],
  [true, true],
  [null, undefined],
] as const;

/** What text in the place of an object is read as; what is no JSON stays, for the configuration's check to name. */
const textsOfConfig = [
  ['{"a":1}', { a: 1 }],
  ['{', '{'],
  ['', undefined],
] as const;

watchConsole();

before(async () => {
  await import('/dist/lp-catalog.js');
});

afterEach(clearPage);

for (const tag of Object.keys(elements) as Tag[]) {
  describe(`<${tag}>`, () => {
    const id = {
      'lp-catalog-home': 'R-EMBED-027',
      'lp-search': 'R-EMBED-028',
      'lp-lists': 'R-EMBED-029',
      'lp-media-player': 'R-EMBED-030',
      'lp-favourites-button': 'R-EMBED-031',
    }[tag];
    const markup = `<${tag} ${attributesOf(tag, portal, 'participant')}></${tag}>`;

    it(`is defined by the full bundle and renders from its attributes alone [${id} R-EMBED-042 R-EMBED-043]`, async () => {
      const ready = nextEvent(document, 'lp-ready');
      const element = mount(markup);
      expect((await ready).target).to.equal(element);
      await until(
        () => (element.shadowRoot?.querySelector('[part=root]')?.childElementCount ?? 0) > 0,
        'content',
      );
    });

    it('renders in an open shadow root with one adopted sheet and leaves its light children alone [R-EMBED-032]', async () => {
      const element = mount(markup.replace('></', '><b slot="x">mine</b></'));
      await start(element);
      expect(element.shadowRoot?.mode).to.equal('open');
      expect(element.shadowRoot?.adoptedStyleSheets).to.have.length(1);
      expect(document.adoptedStyleSheets).to.have.length(0);
      expect(document.head.querySelectorAll('style')).to.have.length(0);
      expect(element.textContent).to.equal('mine');
    });

    it('renders nothing while it is detached, and sets no attribute on itself', async () => {
      const element = document.createElement(tag);
      element.setAttribute('config-url', portal.configUrl);
      await Promise.resolve();
      expect(element.shadowRoot?.querySelector('[part=root]')).to.equal(null);
      expect(element.getAttributeNames()).to.deep.equal(['config-url']);
    });

    itFollowsThePage(async () => {
      const element = mount(markup);
      await start(element);
      return element;
    });

    it('has exactly the attributes and properties that its documents describe', () => {
      const Class = customElements.get(tag) as
        (CustomElementConstructor & { observedAttributes: string[] }) | undefined;
      const face = faces.find((one) => one.tag === tag);
      expect(Class?.observedAttributes).to.have.members(face?.attributes.map(({ name }) => name) ?? []);
      const accessors = Object.entries(Object.getOwnPropertyDescriptors(Class?.prototype ?? {}));
      const settable = accessors.filter(([, { set }]) => set).map(([name]) => name);
      const said = [
        ...(face?.attributes ?? []).map(({ property }) => property),
        ...(face?.properties ?? []).map(({ name }) => name),
      ];
      // The browser has these two already.
      expect([...settable, 'lang', 'dir']).to.have.members(said);
    });

    it('never writes a token into the document, and keeps rich properties by identity [O-10]', () => {
      const element = mount(`<${tag}></${tag}>`) as AnyElement;
      const session = { id: 'x', name: 'Somebody' };
      element['accessToken'] = 'secret-token';
      element['session'] = session;
      expect(element['session']).to.equal(session);
      expect(new XMLSerializer().serializeToString(element)).not.to.contain('secret-token');
    });

    it('reads every described attribute into its property, and clears the property when the attribute is removed', () => {
      const element = document.createElement(tag) as unknown as AnyElement;
      const description: ElementDescription = elements[tag];
      for (const [name, { type, values }] of Object.entries(description.attributes)) {
        if (name === 'lang' || name === 'dir') continue;
        const [text, value] = {
          string: [values?.[0] ?? 'x', values?.[0] ?? 'x'],
          number: ['3', 3],
          boolean: ['', true],
          json: ['{"a":1}', { a: 1 }],
        }[type ?? 'string'];
        element.setAttribute(name, text as string);
        expect(element[propertyName(name)], name).to.deep.equal(value);
        element.removeAttribute(name);
        expect(element[propertyName(name)], name).to.equal(undefined);
      }
    });

    it('reads an empty or written-out flag from a property like from its attribute [A-126]', () => {
      const element = document.createElement(tag) as unknown as AnyElement;
      const rows = Object.entries((elements[tag] as ElementDescription).attributes);
      for (const [name] of rows.filter(([, { type }]) => type === 'boolean')) {
        const property = propertyName(name);
        for (const [text, read] of flagValues) {
          element[property] = text;
          expect(element[property], `${name} ${String(text)}`).to.equal(read);
        }
      }
    });

    it('reads text that a framework sets on a property like the text of its attribute [A-126]', () => {
      const element = document.createElement(tag) as unknown as AnyElement;
      const config = { catalogs: [] };
      for (const [text, read] of textsOfConfig) {
        element['config'] = text;
        expect(element['config'], text).to.deep.equal(read);
      }
      element['config'] = config;
      expect(element['config']).to.equal(config);
      element['headingLevel'] = '3';
      expect(element['headingLevel']).to.equal(3);
    });

    it('keeps its styles when it comes from a template, which has no window [R-EMBED-032]', () => {
      const element = document.createElement(tag);
      document.createElement('template').content.append(element);
      document.body.append(element);
      expect(element.ownerDocument).to.equal(document);
      expect(element.shadowRoot?.adoptedStyleSheets).to.have.length(1);
    });

    it('drops the shared style sheet after it leaves the page, and adopts it again when it returns [R-EMBED-032]', async () => {
      const element = mount(markup);
      await start(element);
      const sheetCount = () => element.shadowRoot?.adoptedStyleSheets.length;
      element.remove();
      await until(() => sheetCount() === 0, 'no sheet');
      document.body.append(element);
      expect(sheetCount()).to.equal(1);
    });

    it('keeps the old value when an attribute is invalid, warns, and reports the field to the page [O-11]', async () => {
      const element = mount(`<${tag} heading-level="3"></${tag}>`) as AnyElement;
      const reported: { field: string; message: string }[] = [];
      element.addEventListener('lp-error', (event) =>
        reported.push((event as CustomEvent<{ field: string; message: string }>).detail),
      );
      element.setAttribute('config', '{ broken');
      element.setAttribute('heading-level', 'high');
      const messageOf = (name: string) =>
        reported.find(({ field }) => field === `attribute ${name}`)?.message;
      const isReported = () => ['config', 'heading-level'].every((name) => messageOf(name) !== undefined);
      await until(isReported, 'both attributes to be reported');
      expect(messageOf('config')).to.contain(`<${tag}> attribute config: expected JSON, got "{ broken"`);
      expect(element['headingLevel']).to.equal(3);
      expect(warningsSoFar().join('\n')).to.contain('attribute heading-level: expected a number, got "high"');
    });

    it('dispatches events that bubble out of shadow roots, and lets the page cancel the cancelable ones', () => {
      const outer = document.body.appendChild(document.createElement('div'));
      const root = outer.attachShadow({ mode: 'open' });
      const element = document.createElement(tag) as unknown as HTMLElement & {
        emit: (type: string, detail: object) => boolean;
      };
      root.append(element);
      const seen: string[] = [];
      for (const type of ['lp-navigate', 'lp-search']) {
        document.addEventListener(
          type,
          (event) => {
            seen.push(type);
            event.preventDefault();
          },
          { once: true },
        );
      }
      expect(element.emit('lp-navigate', {})).to.equal(false);
      expect(element.emit('lp-search', {})).to.equal(true);
      expect(seen).to.deep.equal(['lp-navigate', 'lp-search']);
    });

    it('can be defined twice without an error', async () => {
      const defined = customElements.get(tag);
      await import(`/dist/${tag}.js?again`);
      expect(customElements.get(tag)).to.equal(defined);
    });
  });
}

describe('a configuration with an error', () => {
  it('is reported by its field, and the other elements of the page keep working [O-11]', () => {
    // The page is configured already: a second, different one is left alone with a warning.
    mount('<lp-search config="{}"></lp-search>');
    return until(() => warningsSoFar().join('\n').includes('already configured'), 'a warning').then(() => {
      expect(takeErrors()).to.have.length(0);
    });
  });
});
