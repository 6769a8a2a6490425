import { attributesHtml, type AttributeTexts } from './attributes';
import type { Tag } from '../description';

export type Sheet = { href: string } | { text: string };

interface ElementParts {
  tag: Tag;
  attributes: AttributeTexts;
  /** The sheet of the bundle: its address, or its text. */
  sheet: Sheet;
  /** The rendered screen. Without it, the element renders in the browser. */
  screen: string | undefined;
  /** The data of the screen, as a text of JSON without a character that ends a script. */
  data: string;
  /** The nonce of the content security policy of the page, for the colours that an editor chose. */
  nonce: string | undefined;
}

/**
 * Returns the HTML of an element: a declarative shadow root with the screen, and its data, which never runs. A strict
 * content security policy allows both.
 */
export function elementHtml({ tag, attributes, sheet, screen, data, nonce }: ElementParts): string {
  const open = `<${tag}${attributesHtml(attributes)}>`;
  if (screen === undefined) return `${open}</${tag}>`;
  const { html, styles } = withoutStyles(screen);
  const sheets = sheetHtml(sheet, nonce) + styleHtml(styles, nonce);
  const template = `<template shadowrootmode="open">${sheets}<div data-mount="">${html}</div></template>`;
  return `${open}${template}<script type="application/json">${data}</script></${tag}>`;
}

function sheetHtml(sheet: Sheet, nonce: string | undefined): string {
  const mark = ['data-sheet', ''] as const;
  if ('text' in sheet) return `<style${attributesHtml([...nonceOf(nonce), mark])}>${sheet.text}</style>`;
  return `<link${attributesHtml([['rel', 'stylesheet'], ['href', sheet.href], mark])}>`;
}

const nonceOf = (nonce: string | undefined): AttributeTexts =>
  nonce === undefined ? [] : [['nonce', nonce]];

/**
 * Moves the styles of single nodes to an attribute of their own. A strict content security policy forbids the attribute
 * `style` in HTML, but not to a script, which sets it before the element hydrates.
 */
function withoutStyles(screen: string): { html: string; styles: ReadonlySet<string> } {
  const styles = new Set<string>();
  const html = screen.replace(/ style="([^"]*)"/g, (_, style: string) => {
    styles.add(style);
    return ` ${styleAttribute}="${style}"`;
  });
  return { html, styles };
}

const styleAttribute = 'data-style';

/** Returns the styles as a sheet, for readers without script. */
function styleHtml(styles: ReadonlySet<string>, nonce: string | undefined): string {
  // The text of a style element has no references to characters, so a style with one is left to the script.
  const plain = [...styles].filter((style) => /^[^&<>\\{}]+$/.test(style));
  if (nonce === undefined || plain.length === 0) return '';
  const rules = plain.map((style) => `[${styleAttribute}="${style}"]{${style}}`).join('');
  return `<style${attributesHtml(nonceOf(nonce))}>${rules}</style>`;
}
