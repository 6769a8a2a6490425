import { commonProperties, elements, events, type AttributeDescription, type Tag } from '../description';
import { propertyName } from '../property-name';

export type Attributes = Readonly<Record<string, string>>;
export type Properties = Readonly<Record<string, unknown>>;
type Listener = (event: Event) => unknown;
/** Vue passes a list when a template sets the same listener twice. */
export type Listeners = Readonly<Record<string, Listener | readonly Listener[]>>;

/** The input of a component, by the way in which it reaches the element. */
export interface ElementInput {
  /** Text that a server can render. */
  attributes: Attributes;
  /** Objects and functions, and the token, which is never in the document. @see O-10 */
  properties: Properties;
  /** The listeners by event. */
  listeners: Listeners;
  /** What every HTML element has, which the framework sets itself. */
  others: Readonly<Record<string, unknown>>;
}

/**
 * Sorts the input of a component. A name may be written as in HTML or as in script: `config-url` or
 * `configUrl`.
 * @see R-EMBED-037
 */
export function sortInput(tag: Tag, input: object): ElementInput {
  const sorted = {
    attributes: {} as Record<string, string>,
    properties: {} as Record<string, unknown>,
    listeners: {} as Record<string, Listener | readonly Listener[]>,
    others: {} as Record<string, unknown>,
  };
  const attributes: Record<string, AttributeDescription> = elements[tag].attributes;
  const names = new Map(Object.keys(attributes).map((name) => [propertyName(name), name]));
  for (const [key, value] of Object.entries(input)) sortOne(key, value);
  return sorted;

  function sortOne(key: string, value: unknown): void {
    const event = eventOf(key);
    const property = propertyName(key);
    const attribute = names.get(property);
    if (event) {
      if (value) sorted.listeners[event] = value as Listener;
    } else if (Object.hasOwn(commonProperties, property)) sorted.properties[property] = value;
    else if (attribute === undefined) sorted.others[key] = value;
    else if (isText(value)) sorted.attributes[attribute] = value === true ? '' : String(value);
    else if (value) sorted.properties[property] = value;
  }
}

/** False removes a boolean attribute. */
const isText = (value: unknown): value is string | number | true =>
  value === true || typeof value === 'string' || typeof value === 'number';

/** Returns the event of a listener: `lp-navigate` for `onLpNavigate`. */
function eventOf(key: string): string | undefined {
  if (!key.startsWith('onLp')) return undefined;
  const name = key
    .slice(2)
    .replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase();
  return Object.hasOwn(events, name) ? name : undefined;
}
