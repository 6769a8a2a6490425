import type { ComponentType } from 'react';
import {
  beginElement,
  browserEnvironment,
  configurePortal,
  createPortal,
  loadSamples,
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
 * Defines a tag once per page. The first copy of the bundle on a page owns all tags of its major version and the portal
 * of the page. A later copy delegates to it with a warning, so that two bundles on one page share one portal. Does
 * nothing without custom elements, as in Node. `begin` runs with the settings of an element once the element is
 * connected, before its first render. It starts requests, and the first render waits for its promise.
 * @see A-159
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
 * Configures the portal from script: configuration, session, token callback. The first configuration wins. A later one
 * is ignored with a warning. A page can call it before or after the elements are defined.
 * @see A-126
 */
export function configure(settings: PortalSettings): void {
  if (typeof customElements === 'undefined') return;
  ownerOfPage().configure(settings);
}

/** The interface that the first copy of the bundle on a page offers to later copies. */
interface Copy {
  version: string;
  /** The versions of later copies, for the debug panel. */
  others?: string[];
  page: Page;
  define: (tag: Tag) => void;
  configure: (settings: PortalSettings) => void;
}

/** Defines a tag for another copy of the bundle. The code loads lazily, since few pages have two copies. */
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
  const portal = createPortal(browserEnvironment(), loadSamples);
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
  (owner.others ??= []).push(version);
  console.warn(
    `<${tag}>: lp-catalog ${owner.version} is already on this page; the copy of version ${version} steps back.`,
  );
  if (major(owner.version) === major(version)) owner.define(tag);
}

const major = (text: string): string | undefined => text.split('.')[0];
