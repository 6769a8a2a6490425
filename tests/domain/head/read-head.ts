import { decodeEntities } from '../../../src/domain/text/entities';

/** One tag of a head: its name, its attributes, and the text of an element that has one. */
export interface ReadTag {
  name: string;
  attributes: Record<string, string>;
  text?: string;
}

const attribute = / ([a-z]+)="([^"<>]*)"/gy;
const line = /<(meta|link)((?: [a-z]+="[^"<>]*")+)>|<(title|script)((?: [a-z]+="[^"<>]*")*)>([^<>]*)<\/\3>/y;

/**
 * Reads a head by a grammar that is narrower than HTML: each value is in double quotes, and no value or text contains an
 * angle bracket. Throws an error if the head does not fit. No value can leave its element in a head that fits.
 */
export function readHead(html: string): ReadTag[] {
  const tags: ReadTag[] = [];
  line.lastIndex = 0;
  while (line.lastIndex < html.length) {
    const start = line.lastIndex;
    const match = line.exec(html);
    if (!match) throw new Error(`No tag at ${html.slice(start, start + 80)}`);
    const [, empty, ofEmpty = '', filled = '', ofFilled = '', text] = match;
    const attributes = attributesOf(ofEmpty + ofFilled);
    if (text === undefined) tags.push({ name: empty ?? '', attributes });
    else tags.push({ name: filled, attributes, text: filled === 'script' ? text : decodeEntities(text) });
    if (html[line.lastIndex] === '\n') line.lastIndex += 1;
  }
  return tags;
}

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', value = '']) => [name, decodeEntities(value)]),
  );
