import { attributesHtml, type AttributeTexts } from './attributes';
import type { Tag } from '../description';

interface ElementParts {
  tag: Tag;
  attributes: AttributeTexts;
  /** The address of the sheet of the bundle. */
  sheet: string;
  /** The rendered screen. Without it, the element renders in the browser. */
  screen: string | undefined;
  /** The data of the screen, as a text of JSON without a character that ends a script. */
  data: string;
}

/**
 * Returns the HTML of an element: a declarative shadow root with the screen, and its data, which never runs. A strict
 * content security policy allows both.
 */
export function elementHtml({ tag, attributes, sheet, screen, data }: ElementParts): string {
  const open = `<${tag}${attributesHtml(attributes)}>`;
  if (screen === undefined) return `${open}</${tag}>`;
  const link = `<link${attributesHtml([
    ['rel', 'stylesheet'],
    ['href', sheet],
    ['data-sheet', ''],
  ])}>`;
  const template = `<template shadowrootmode="open">${link}<div data-mount="">${screen}</div></template>`;
  return `${open}${template}<script type="application/json">${data}</script></${tag}>`;
}
