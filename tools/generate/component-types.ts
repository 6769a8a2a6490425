import { className, faces, type Face, type FaceAttribute } from './face';

/**
 * Returns the types of the components of the frameworks, by file. `settings` has what an element takes in every
 * framework, and the others have the components.
 * @see R-EMBED-037
 */
export const componentTypes: Readonly<Record<string, () => string>> = {
  settings: () => `import type * as lp from '../lp-catalog.js';

${faces.map(settingsOf).join('\n\n')}

/** What each element takes, by its tag. */
export interface LpSettings {
${faces.map((face) => `  '${face.tag}': ${nameOf(face)}Settings;`).join('\n')}
}
`,
  'react-components':
    () => `import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';
import type * as lp from '../lp-catalog.js';
import type * as settings from './settings.js';

type Props<Element, Settings> = Omit<HTMLAttributes<Element>, keyof Settings> & Settings;
type Component<Element, Props> = ForwardRefExoticComponent<Props & RefAttributes<Element>>;

${faces
  .map(
    (
      face,
    ) => `export type ${nameOf(face)}Props = Props<lp.${face.className}, settings.${nameOf(face)}Settings>;

/** ${face.about} */
export declare const ${nameOf(face)}: Component<lp.${face.className}, ${nameOf(face)}Props>;`,
  )
  .join('\n\n')}
`,
  'vue-components': () => `import type { HTMLAttributes, Plugin, ReservedProps } from 'vue';
import type * as lp from '../lp-catalog.js';
import type * as settings from './settings.js';

// A template takes what it checks from $props, and the element of a reference is its $el.
type Component<Element, Settings> = new () => {
  $props: Omit<HTMLAttributes, keyof Settings> & Settings & ReservedProps;
  $el: Element;
};

${faces
  .map(
    (face) => `/** ${face.about} */
export declare const ${nameOf(face)}: Component<lp.${face.className}, settings.${nameOf(face)}Settings>;`,
  )
  .join('\n\n')}

/** Registers the components, so that templates can use them without an import. */
export declare const lpCatalog: Plugin;
`,
  'svelte-action': () => `import type { LpSettings } from './settings.js';

type SettingsOf<Node> = {
  [Tag in keyof LpSettings]: Node extends HTMLElementTagNameMap[Tag] ? LpSettings[Tag] : never;
}[keyof LpSettings];

/** Fetches the code of an element, and sets its properties and listeners, also on a page that a server rendered. */
export declare function lpElement<Node extends HTMLElement>(
  node: Node,
  settings?: SettingsOf<Node>,
): { update(settings?: SettingsOf<Node>): void; destroy(): void };
`,
};

/** Returns the exports of a file of components. The exports of a module of the client must have names. */
export const componentNames = faces.map(nameOf);

function nameOf(face: Face): string {
  return className(face.tag, '');
}

function settingsOf(face: Face): string {
  const rows = [
    ...face.attributes.map((row) => ({ name: row.property, about: row.about, type: attributeType(row) })),
    ...face.properties.map(({ name, about }) => ({ name, about, type: `lp.${face.className}['${name}']` })),
    ...face.events.map(({ name, about }) => ({
      name: `on${className(name, '')}`,
      about,
      type: `((event: lp.${className(name, 'Event')}) => void) | undefined`,
    })),
  ];
  return `/** ${face.about} */
export interface ${nameOf(face)}Settings {
${rows.map(({ name, about, type }) => `  /** ${about} */\n  ${name}?: ${type};`).join('\n')}
}`;
}

/** Returns the type of an attribute. A template writes a number or a switch as text, and an object as JSON. */
function attributeType({ type, property, isBoolean, isObject }: FaceAttribute): string {
  if (isBoolean) return "boolean | '' | undefined";
  // Every element has the attributes whose text is JSON.
  if (isObject) return `lp.LpCatalogHomeElement['${property}'] | string`;
  return type === 'number' ? 'number | string | undefined' : `${type} | undefined`;
}
