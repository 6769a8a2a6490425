import type { ComponentType } from 'react';
import {
  configurePortal,
  beginElement,
  version,
  type ElementProps,
  type PortalSettings,
  type Settings,
} from '../src/shell/for-elements';
import { elements, type Tag } from './description';
import { makeElement } from './element';
import { elementCode } from './element-code';

/**
 * Defines a tag once per page. The first copy of the bundle owns all tags of its major; a later copy hands over with a
 * warning, so that two bundles on one page still share one store. Does nothing where there are no elements (Node).
 * `begin` is told what an element was given as soon as it stands in a page, before anything is drawn: what can be on its
 * way by then leaves there, and the first drawing waits for what it answers.
 */
export function defineElement(
  tag: Tag,
  Component: ComponentType<ElementProps>,
  begin: (settings: Settings) => Promise<void> = beginElement,
): void {
  if (typeof customElements === 'undefined') return;
  const owner = ownerOfPage();
  if (owner !== thisCopy) return handOver(owner, tag);
  if (!customElements.get(tag))
    customElements.define(tag, makeElement({ Component, begin, description: elements[tag] }));
}

/**
 * Sets the portal up from script: configuration, session, token callback. The first configuration wins; a later
 * one is left alone with a warning. Safe to call before or after the elements are defined.
 */
export function configure(settings: PortalSettings): void {
  if (typeof customElements === 'undefined') return;
  ownerOfPage().configure(settings);
}

interface Copy {
  version: string;
  define: (tag: Tag) => void;
  configure: (settings: PortalSettings) => void;
}

const thisCopy: Copy = {
  version,
  define: (tag) =>
    void elementCode[tag]().then(({ Component, begin }) => defineElement(tag, Component, begin)),
  configure: configurePortal,
};

const registry = globalThis as { [key: symbol]: Copy | undefined };
const pageKey = Symbol.for('lp.catalog');

function ownerOfPage(): Copy {
  return (registry[pageKey] ??= thisCopy);
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
