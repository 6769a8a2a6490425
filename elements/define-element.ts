import type { ComponentType } from 'react';
import {
  beginElement,
  browserEnvironment,
  configurePortal,
  createPortal,
  version,
  type ElementProps,
  type Portal,
  type PortalSettings,
  type Settings,
} from '../src/shell/for-elements';
import { createRenderBatch } from './batched-render';
import { elements, type Tag } from './description';
import { makeElement, type Page } from './element';

/**
 * Defines a tag once per page. The first copy of the bundle owns all tags of its major and the portal of the page; a later
 * copy hands over with a warning, so that two bundles on one page still share one portal. Does nothing where there are no
 * elements (Node). `begin` gets what an element was given as soon as the element is in a page, before the first render: it
 * starts requests, and the first render waits for what it resolves with. @see A-159
 */
export function defineElement(
  tag: Tag,
  Component: ComponentType<ElementProps>,
  begin: (portal: Portal, settings: Settings) => Promise<void> = beginElement,
): void {
  if (typeof customElements === 'undefined') return;
  const owner = ownerOfPage();
  if (owner.define !== define) return handOver(owner, tag);
  if (!customElements.get(tag))
    customElements.define(
      tag,
      makeElement({ Component, begin, page: owner.page, description: elements[tag] }),
    );
}

/**
 * Sets the portal up from script: configuration, session, token callback. The first configuration wins; a later one is
 * ignored with a warning. Safe to call before or after the elements are defined. @see A-126
 */
export function configure(settings: PortalSettings): void {
  if (typeof customElements === 'undefined') return;
  ownerOfPage().configure(settings);
}

/** What the first copy of the bundle on a page offers to later ones. */
interface Copy {
  version: string;
  page: Page;
  define: (tag: Tag) => void;
  configure: (settings: PortalSettings) => void;
}

/** Defines a tag that another copy asks for; few pages have two copies. */
function define(tag: Tag): void {
  void import('./element-code')
    .then(({ elementCode }) => elementCode[tag]())
    .then(({ Component, begin }) => defineElement(tag, Component, begin));
}

const pageKey = Symbol.for('lp.catalog');

function ownerOfPage(): Copy {
  const page = globalThis as { [key: symbol]: Copy | undefined };
  return (page[pageKey] ??= createCopy());
}

function createCopy(): Copy {
  const portal = createPortal(browserEnvironment());
  return {
    version,
    page: { portal, renderInBatch: createRenderBatch() },
    define,
    configure: (settings) => configurePortal(portal, settings),
  };
}

const handedOver = new Set<Tag>();

function handOver(owner: Copy, tag: Tag): void {
  if (handedOver.has(tag)) return;
  handedOver.add(tag);
  console.warn(
    `<${tag}>: lp-catalog ${owner.version} is already on this page; the copy of version ${version} steps back.`,
  );
  if (major(owner.version) === major(version)) owner.define(tag);
}

const major = (text: string): string | undefined => text.split('.')[0];
