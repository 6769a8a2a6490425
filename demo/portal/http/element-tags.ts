/** The tag of an element in a page, which has no content. */
export interface ElementTag {
  /** The tag as the page has it. */
  source: string;
  name: string;
  attributes: Readonly<Record<string, string>>;
}

/** An attribute with a character reference does not match, so such a tag stays as it is. */
const attribute = String.raw`\s+([a-z-]+)(?:="([^"&]*)")?`;
const elementTag = new RegExp(String.raw`<(lp-[a-z-]+)((?:${attribute})*)\s*></\1>`, 'g');

/** Returns the tags of elements in a page, in their order. */
export function elementTags(html: string): ElementTag[] {
  return [...html.matchAll(elementTag)].map(([source, name = '', attributes = '']) => ({
    source,
    name,
    attributes: Object.fromEntries(
      [...attributes.matchAll(new RegExp(attribute, 'g'))].map(([, key = '', value = '']) => [key, value]),
    ),
  }));
}

/** Replaces each tag by the text at its index. A tag without a text stays as it is. */
export function replaceTags(html: string, texts: readonly (string | undefined)[]): string {
  let index = 0;
  return html.replace(elementTag, (source) => texts[index++] ?? source);
}
