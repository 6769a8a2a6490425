import { events } from '../../elements/description';
import { configTypes } from './config-schema';
import { className, faces, type Face } from './face';
import { interfaceText } from './source-types';

/**
 * Returns the types of the package: elements, events, settings, and additions to the browser's own types.
 * @see R-EMBED-001
 */
export function mainDeclarations(): string {
  const names = Object.keys(events) as (keyof typeof events)[];
  return `${[
    interfaceText('src/state/analytics/event-details.ts', 'EventDetails'),
    configTypes(),
    portalSettings(),
    interfaceText('src/state/portal/element-context.ts', 'AnalyticsClient'),
    interfaceText('src/state/portal/element-context.ts', 'Feedback'),
    ...names.map(
      (name) => `export type ${className(name, 'Detail')} = EventDetails['${name}'];

export type ${className(name, 'Event')} = CustomEvent<${className(name, 'Detail')}>;`,
    ),
    configureDeclaration,
    ...faces.map(elementInterface),
    globalDeclaration(names),
  ].join('\n\n')}\n`;
}

/** Returns the settings with the types of a page. Our source does not trust what a page passes. */
function portalSettings(): string {
  return Object.entries({ config: 'CatalogConfiguration', session: 'Session' }).reduce(
    (text, [name, type]) => {
      const untrusted = `${name}?: unknown;`;
      if (!text.includes(untrusted)) throw new Error(`PortalSettings has no ${untrusted}`);
      return text.replace(untrusted, `${name}?: ${type};`);
    },
    interfaceText('src/state/portal/setup.ts', 'PortalSettings'),
  );
}

/** The types of an entry that defines one tag, or all of them. It exports `configure`. */
export const entryDeclarations = `export { configure } from './lp-catalog.js';\nexport type * from './lp-catalog.js';\n`;

/** The types of the classic script. It has no exports and provides only one global. */
export const classicDeclarations = `import type { PortalSettings } from './lp-catalog.js';

declare global {
  /** What the classic script puts on the page. */
  var lpCatalog: { configure(settings: PortalSettings): void } | undefined;
}
`;

export const loaderDeclarations = `/** Watches the page, and fetches the code of each element when its tag is first seen. Runs by itself when it is imported. */
export declare function start(): void;

/** Watches no longer. */
export declare function stop(): void;

/** Looks for tags below a node, such as a shadow root of yours, and fetches their code; once, without watching. */
export declare function discover(root: ParentNode): void;
`;

const configureDeclaration = `/**
 * Sets the portal up from script. The first configuration on a page wins; a later one is left alone with a warning. Does
 * nothing where there are no elements, as in Node.
 */
export declare function configure(settings: PortalSettings): void;`;

/** The browser already has these properties. */
const native: ReadonlySet<string> = new Set(['lang', 'dir']);

function elementInterface(face: Face): string {
  const own = face.attributes.filter(({ property }) => !native.has(property));
  const rows = [
    ...own.map(({ property, about, type }) => ({ name: property, about, type })),
    ...face.properties,
  ];
  const listeners = ['addEventListener', 'removeEventListener'].map(
    (method) => `  ${method}<Type extends keyof ${face.className}EventMap>(
    type: Type,
    listener: (this: ${face.className}, event: ${face.className}EventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  ${method}(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;`,
  );
  return `/** What <${face.tag}> raises. */
export interface ${face.className}EventMap extends HTMLElementEventMap {
${face.events.map(({ name, about }) => `  /** ${about} */\n  '${name}': ${className(name, 'Event')};`).join('\n')}
}

/** ${face.about} */
export interface ${face.className} extends HTMLElement {
${rows.map(({ name, about, type }) => `  /** ${about} */\n  ${name}: ${unionWith(type)};`).join('\n')}
${listeners.join('\n')}
}`;
}

/** Returns the union of a type and undefined. A function type in a union needs brackets. */
const unionWith = (type: string): string => `${type.includes('=>') ? `(${type})` : type} | undefined`;

function globalDeclaration(names: readonly (keyof typeof events)[]): string {
  return `declare global {
  interface HTMLElementTagNameMap {
${faces.map(({ tag, className: name }) => `    '${tag}': ${name};`).join('\n')}
  }
  interface GlobalEventHandlersEventMap {
${names.map((name) => `    '${name}': ${className(name, 'Event')};`).join('\n')}
  }
}`;
}
