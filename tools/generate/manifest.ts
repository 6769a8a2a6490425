import type {
  ClassMember,
  CssCustomProperty,
  CustomElementDeclaration,
  CustomElementField,
  JavaScriptModule,
  Package,
} from 'custom-elements-manifest';
import { details, parts, tokens } from './details';
import { className, faces, type Face } from './face';

/**
 * Returns `custom-elements.json` for a folder with built elements, for tools that support custom elements.
 * @see R-EMBED-003
 */
export function manifest(folder: string): Package {
  const modules = faces.map((face) => moduleOf(face, `${folder}/${face.tag}.js`));
  return { schemaVersion: '2.1.0', readme: 'README.md', modules };
}

function moduleOf(face: Face, path: string): JavaScriptModule {
  return {
    kind: 'javascript-module',
    path,
    summary: `Defines <${face.tag}>.`,
    declarations: [declarationOf(face)],
    exports: [
      {
        kind: 'custom-element-definition',
        name: face.tag,
        declaration: { name: face.className, module: path },
      },
    ],
  };
}

function declarationOf(face: Face): CustomElementDeclaration {
  return {
    kind: 'class',
    customElement: true,
    name: face.className,
    tagName: face.tag,
    description: face.about,
    superclass: { name: 'HTMLElement', package: 'global:' },
    attributes: face.attributes.map(({ name, about, type, property }) => ({
      name,
      description: about,
      type: { text: type },
      fieldName: property,
    })),
    members: membersOf(face),
    events: face.events.map(({ name, about }) => ({
      name,
      description: about,
      type: { text: className(name, 'Event') },
    })),
    slots: [],
    cssParts: details[face.tag].parts.map((name) => ({ name, description: parts[name] })),
    cssProperties: cssProperties(),
  };
}

function membersOf({ attributes, properties }: Face): ClassMember[] {
  const field = (options: Partial<CustomElementField> & { name: string }): ClassMember => ({
    kind: 'field',
    ...options,
  });
  return [
    ...attributes.map(({ name, property, about, type }) =>
      field({ name: property, description: about, type: { text: type }, attribute: name }),
    ),
    ...properties.map(({ name, about, type }) => field({ name, description: about, type: { text: type } })),
  ];
}

function cssProperties(): CssCustomProperty[] {
  return Object.entries(tokens).map(([name, { about, syntax, light, dark }]) => ({
    name,
    description: about,
    default: dark === undefined ? light : `light-dark(${light}, ${dark})`,
    ...(syntax === undefined ? {} : { syntax }),
  }));
}
