import { expect } from 'chai';
import { elements, type Tag } from '../../../elements/description';
import { watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { clearPage, mount, openPortal, until } from '../support/page';
import { insertRendered, renderedFrom } from '../support/rendered-page';
import { attributesOf, start } from '../support/samples';

const portal = openPortal();
watchConsole();

const cycles = 20;

/** The browser keeps a removed picture, and with it its tree, until its answer has come. */
const picturesLoadWithinMs = 30_000;

/** Listeners on what outlives an element: the window and the document. */
let listeners = 0;

before(async () => {
  for (const target of [window, document] as EventTarget[]) {
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = function (
      this: EventTarget,
      ...args: Parameters<EventTarget['addEventListener']>
    ) {
      listeners += 1;
      return addEventListener.apply(target, args);
    };
    target.removeEventListener = function (
      this: EventTarget,
      ...args: Parameters<EventTarget['removeEventListener']>
    ) {
      listeners -= 1;
      return removeEventListener.apply(target, args);
    };
  }
  await import('/dist/lp-catalog.js');
});

afterEach(clearPage);

describe(`${cycles} times mounting and unmounting`, () => {
  for (const tag of Object.keys(elements) as Tag[]) {
    const markup = `<${tag} ${attributesOf(tag, portal, 'participant')}></${tag}>`;

    it(`<${tag}> leaves no listener and no element [R-EMBED-032 A-169]`, () =>
      expectNoLeak(async () => {
        const element = mount(markup);
        await start(element);
        return element;
      }));

    it(`<${tag}> that a server has rendered leaves no listener and no element [R-EMBED-037 A-169]`, async () => {
      const html = await renderedFrom(markup);
      await expectNoLeak(() => insertRendered(html));
    });
  }
});

async function expectNoLeak(insert: () => Promise<HTMLElement>): Promise<void> {
  const cycle = async (): Promise<WeakRef<HTMLElement>> => {
    const element = await insert();
    const reference = new WeakRef(element);
    clearPage();
    await until(() => element.shadowRoot?.querySelector('[part=root]') === null, 'an unmounted element');
    return reference;
  };
  // The first one may set up what the page keeps.
  await cycle();
  const before = listeners;
  const references: WeakRef<HTMLElement>[] = [];
  for (let count = 0; count < cycles; count += 1) references.push(await cycle());
  expect(listeners, 'listeners on window and document').to.equal(before);
  const collect = (globalThis as { gc?: () => void }).gc;
  if (!collect) throw new Error('The browser was started without a way to collect garbage.');
  await until(
    () => {
      collect();
      // React keeps the last tree that it worked on.
      return references.filter((reference) => reference.deref() !== undefined).length <= 2;
    },
    'collected elements',
    picturesLoadWithinMs,
  );
}
