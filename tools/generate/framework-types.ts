import { className, faces, type Face, type FaceAttribute } from './face';

/** The types for tags in each framework, by file, with the components beside them. @see R-EMBED-037 */
export const frameworkTypes: Readonly<Record<string, () => string>> = {
  react: () => `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type * as lp from '../lp-catalog.js';

export * from './react-components.js';

type Base<Element> = Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, 'results'>;

${faces.map((face) => propsOf(face, { base: 'Base', listen: (name) => `on${name}` })).join('\n\n')}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${intrinsics(6)}
    }
  }
}
`,
  'react-18': () => `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type * as lp from '../lp-catalog.js';

export * from './react-components.js';

// React 18 writes the attributes of a tag only. The components set properties and listeners.
type Base<Element> = Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, 'results' | 'className'> & {
  class?: string;
};

${faces.map((face) => propsOf(face, { base: 'Base' })).join('\n\n')}

declare global {
  namespace JSX {
    interface IntrinsicElements {
${intrinsics(6)}
    }
  }
}
`,
  vue: () => `import type { HTMLAttributes, ReservedProps } from 'vue';
import type * as lp from '../lp-catalog.js';

export * from './vue-components.js';

type Base<_Element> = Omit<HTMLAttributes, 'results'>;

// A template takes what it checks from $props, and the type of a reference from the whole.
type Tag<Element, Props> = new () => Element & { $props: Props & ReservedProps };

${faces.map((face) => propsOf(face, { base: 'Base', listen: (name) => `on${className(name, '')}` })).join('\n\n')}

declare module 'vue' {
  interface GlobalComponents {
${faces.map(({ tag, className: name }) => `    '${tag}': Tag<lp.${name}, ${name}Props>;`).join('\n')}
  }
}
`,
  svelte: () => `import type { HTMLAttributes } from 'svelte/elements';
import type * as lp from '../lp-catalog.js';

export * from './svelte-action.js';

type Base<Element extends EventTarget> = Omit<HTMLAttributes<Element>, 'results'>;

${faces.map((face) => propsOf(face, { base: 'Base', listen: (name) => `on${name}` })).join('\n\n')}

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${intrinsics(4)}
  }
}
`,
};

const intrinsics = (indent: number): string =>
  faces.map(({ tag, className: name }) => `${' '.repeat(indent)}'${tag}': ${name}Props;`).join('\n');

interface Style {
  base: string;
  /** Returns the name of a listener. Without it, there are only attributes. */
  listen?: (event: string) => string;
}

function propsOf(face: Face, { base, listen }: Style): string {
  const taken = new Set(['lang', 'dir']);
  const own = face.attributes.filter(({ name }) => !taken.has(name));
  const typeOf = listen ? attributeType : writtenType;
  const rows = own.map((row) => `  /** ${row.about} */\n  '${row.name}'?: ${typeOf(row)};`);
  const properties = own.filter(({ name, property }) => name !== property);
  const extra = listen
    ? [
        // Checkers of templates read `heading-level="2"` by the name of the property, so it accepts text as well.
        ...properties.map((row) => `  ${row.property}?: ${attributeType(row)};`),
        ...face.properties.map(({ name }) => `  ${name}?: lp.${face.className}['${name}'];`),
        ...face.events.map(
          ({ name }) =>
            `  '${listen(name)}'?: ((event: lp.${className(name, 'Event')}) => void) | undefined;`,
        ),
      ]
    : [];
  return `export interface ${face.className}Props extends Base<lp.${face.className}> {
${[...rows, ...extra].join('\n')}
}`.replace('Base<', `${base}<`);
}

/**
 * Returns the type of an attribute for a framework that writes attributes only. An object would become "[object
 * Object]" there.
 */
const writtenType = (row: FaceAttribute): string =>
  row.isObject ? 'string | undefined' : attributeType(row);

/**
 * Returns the type of an attribute. An attribute is text. A number and a boolean may be written as such, an object as
 * JSON.
 */
function attributeType({ type, property, values, isBoolean, isObject }: FaceAttribute): string {
  if (values.length > 0) return `${type} | undefined`;
  if (isBoolean) return "boolean | '' | undefined";
  // Every element has the attributes whose text is JSON.
  if (isObject) return `lp.LpCatalogHomeElement['${property}'] | string`;
  return type === 'number' ? 'number | string | undefined' : 'string | undefined';
}
