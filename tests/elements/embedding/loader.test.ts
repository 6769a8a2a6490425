import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { clearPage, mount, openPortal, until } from '../support/page';
import { attributesOf, start as started } from '../support/samples';

interface Loader {
  start: () => void;
  stop: () => void;
  discover: (root: ParentNode) => void;
}

const portal = openPortal();
watchConsole();
let loader: Loader;

before(async () => {
  loader = (await import('/dist/loader.js')) as Loader;
});

afterEach(clearPage);

const isHere = (tag: string) => () => customElements.get(tag) !== undefined;
const hasLoaded = (chunk: string) => () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes(chunk));
const soon = () => new Promise((resolve) => setTimeout(resolve, 100));

describe('the loader', () => {
  it('fetches an element when its tag is first in the document, and no other', async () => {
    await soon();
    expect(isHere('lp-favourites-button')()).to.equal(false);
    const element = mount(
      `<lp-favourites-button ${attributesOf('lp-favourites-button', portal, 'participant')}></lp-favourites-button>`,
    );
    await until(isHere('lp-favourites-button'), 'a favourite button');
    await started(element);
    // Its popup loads when the browser is idle, with code that it shares with the lists.
    await until(hasLoaded('FavouritesPopup'), 'the code of the popup');
    expect(isHere('lp-lists')()).to.equal(false);
  });

  it('ignores tags of others', async () => {
    mount('<lp-other></lp-other><x-search></x-search>');
    await soon();
    expect(isHere('lp-other')()).to.equal(false);
  });

  it('finds tags in a shadow root that it is given', async () => {
    const root = mount('<div></div>').attachShadow({ mode: 'open' });
    root.append(document.createElement('lp-lists'));
    await soon();
    expect(isHere('lp-lists')()).to.equal(false);
    loader.discover(root);
    await until(isHere('lp-lists'), 'lists');
  });

  it('stops observing when it is stopped, and finds the new tags when it starts again', async () => {
    loader.stop();
    mount(`<lp-media-player ${attributesOf('lp-media-player', portal)}></lp-media-player>`);
    await soon();
    expect(isHere('lp-media-player')()).to.equal(false);
    loader.start();
    loader.start();
    await until(isHere('lp-media-player'), 'a player');
  });
});
