import { parse, type DefaultTreeAdapterTypes, type ParserError } from 'parse5';
import type { RenderedElement } from '../../../elements/server/render-options';

/** An element of a page, as a reader without script has it. */
export interface ReadElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The text of the element and of its descendants. */
  text: string;
  /** The names of the elements around it, the outermost first. */
  path: readonly string[];
}

/** A page, as the parser of a browser reads it. */
export interface ReadPage {
  elements: readonly ReadElement[];
  /** What the parser had to repair. */
  errors: readonly string[];
}

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.DocumentFragment;

/** Parses the page of a rendered element, as a browser without script does. The content of its declarative root belongs to the elements too. */
export function readPage({ head, html }: Pick<RenderedElement, 'head' | 'html'>): ReadPage {
  const errors: ParserError[] = [];
  const text = `<!doctype html><html><head>${head}</head><body>${html}</body></html>`;
  const document = parse(text, {
    sourceCodeLocationInfo: true,
    scriptingEnabled: false,
    onParseError: (error) => void errors.push(error),
  });
  return {
    elements: document.childNodes.flatMap((node) => elementsOf(node, [])),
    errors: errors.map(({ code, startOffset }) => `${code} at ${text.slice(startOffset, startOffset + 60)}`),
  };
}

function elementsOf(node: Node, path: readonly string[]): ReadElement[] {
  if (!('tagName' in node)) return [];
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  const own = { name: node.tagName, attributes, text: textOf(node), path };
  return [own, ...childrenOf(node).flatMap((child) => elementsOf(child, [...path, node.tagName]))];
}

function textOf(node: Node): string {
  return 'value' in node ? node.value : childrenOf(node).map(textOf).join('');
}

function childrenOf(node: Node): readonly Node[] {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}

/** Returns the elements with a name. */
export const named = ({ elements }: ReadPage, name: string): readonly ReadElement[] =>
  elements.filter((element) => element.name === name);

/** Returns the texts of the links that lead somewhere. */
export const linkTexts = (page: ReadPage): readonly string[] =>
  named(page, 'a').flatMap(({ attributes, text }) => (attributes['href'] ? text.trim() : []));

/** Returns the data beside a rendered element. */
export function dataOf(page: ReadPage): unknown {
  const scripts = named(page, 'script').filter(({ attributes }) => attributes['type'] === 'application/json');
  if (scripts.length !== 1) throw new Error(`The page has ${scripts.length} scripts with data.`);
  return JSON.parse(scripts[0]?.text ?? '');
}

/** Returns the graphs of structured data in the head. */
export const graphsOf = (page: ReadPage): unknown[] =>
  named(page, 'script')
    .filter(({ attributes }) => attributes['type'] === 'application/ld+json')
    .map(({ text }) => JSON.parse(text) as unknown);

/** Returns the content of a `meta` tag. */
export const metaOf = (page: ReadPage, name: string): string | undefined =>
  named(page, 'meta').find(({ attributes }) => attributes['name'] === name)?.attributes['content'];
