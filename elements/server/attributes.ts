import type { Problem, Settings } from '../../src/shell/for-elements';
import { escapeHtml } from '../../src/shell/server/for-servers';
import { coerce } from '../coerce';
import { elements, type ElementDescription, type Tag } from '../description';
import { propertyName } from '../property-name';

/** The attributes of an element, as HTML has them. `true` and `''` set an attribute without a value. */
export type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The attributes of an element as texts. */
export type AttributeTexts = readonly (readonly [name: string, text: string])[];

/** Returns attributes as texts. Leaves out those without a value and those that are false. */
export function attributeTexts(attributes: Attributes): AttributeTexts {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (value === undefined || value === null || value === false) return [];
    if (!isName.test(name)) throw new Error(`"${name}" is no name of an attribute.`);
    return [[name, value === true ? '' : String(value)]];
  });
}

const isName = /^[a-z][\w.:-]*$/i;

/** Returns the settings that attributes set, and the problems of their texts. */
export function settingsOf(tag: Tag, texts: AttributeTexts) {
  const described: ElementDescription['attributes'] = elements[tag].attributes;
  const settings: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [name, text] of texts) {
    const row = Object.hasOwn(described, name) ? described[name] : undefined;
    const read = row && coerce(name, row, text);
    if (!read) continue;
    if ('value' in read) settings[propertyName(name)] = read.value;
    else problems.push(read.problem);
  }
  return { settings: settings as Settings, problems };
}

/** Returns attributes as HTML. */
export const attributesHtml = (texts: AttributeTexts): string =>
  texts.map(([name, text]) => ` ${name}="${escapeHtml(text)}"`).join('');
