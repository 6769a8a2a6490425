import { details, parts, tokens } from './details';
import { className, faces, type Face } from './face';

/** Returns the data that VS Code reads for completion in HTML: `html.customData`. @see R-EMBED-041 */
export function htmlCustomData(): object {
  return {
    version: 1.1,
    tags: faces.map(({ tag, about, attributes }) => ({
      name: tag,
      description: about,
      attributes: attributes.map(({ name, about: description, values, isBoolean }) => ({
        name,
        description,
        ...(isBoolean ? { valueSet: 'v' } : {}),
        ...(values.length > 0 ? { values: values.map((value) => ({ name: value })) } : {}),
      })),
    })),
  };
}

/** Returns the data that JetBrains editors read. @see R-EMBED-041 */
export function webTypes(version: string): object {
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name: 'lp-catalog',
    version,
    'description-markup': 'markdown',
    contributions: {
      html: { elements: faces.map(webElement) },
      css: {
        properties: Object.entries(tokens).map(([name, { about }]) => ({ name, description: about })),
      },
    },
  };
}

function webElement({ tag, about, attributes, properties, events }: Face): object {
  return {
    name: tag,
    description: about,
    attributes: attributes.map(({ name, about: description, type, values, isBoolean }) => ({
      name,
      description,
      value: isBoolean ? { kind: 'no-value', type } : { type: values.length > 0 ? type : 'string' },
    })),
    js: {
      properties: [
        ...attributes.map(({ property, about: description, type }) => ({
          name: property,
          description,
          type,
        })),
        ...properties.map(({ name, about: description, type }) => ({ name, description, type })),
      ],
      events: events.map(({ name, about: description }) => ({
        name,
        description,
        type: className(name, 'Event'),
      })),
    },
    css: { parts: details[tag].parts.map((name) => ({ name, description: parts[name] })) },
  };
}
