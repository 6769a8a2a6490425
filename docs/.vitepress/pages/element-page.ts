import { elements } from '../../../elements/description';
import { details, parts, tokens } from '../../../tools/generate/details';
import { faces, type Face, type FaceAttribute } from '../../../tools/generate/face';
import { code, fence, frontmatter, sections, table } from './markdown';

/** The code of each running example, and the height of its frame in px. */
const examples: Readonly<Record<Face['tag'], { code: string; height: number }>> = {
  'lp-catalog-home': { code: '<lp-catalog-home></lp-catalog-home>', height: 640 },
  'lp-search': { code: '<lp-search results phrase="course"></lp-search>', height: 640 },
  'lp-lists': { code: '<lp-lists list-type="favorites"></lp-lists>', height: 520 },
  'lp-media-player': {
    code: '<lp-media-player media-id="1" media-type="externalLink"></lp-media-player>',
    height: 520,
  },
  'lp-favourites-button': {
    code: '<p>\n  First aid\n  <lp-favourites-button element-id="1" type="course" name="First aid"></lp-favourites-button>\n</p>',
    height: 420,
  },
};

/** Returns the page of an element: a running example and everything that a page can set and receive. */
export function elementPage(face: Face): string {
  const { tag, about, attributes, events } = face;
  const example = examples[tag];
  const own = attributes.filter(({ name }) => !isCommon(name));
  const ownParts = details[tag].parts;
  return sections(
    frontmatter(tag, about),
    `# \`<${tag}>\``,
    about,
    fence(`html live height=${example.height} parts=${ownParts.join(',')}`, example.code),
    'The example runs in preview mode with sample data. On your page, the tag needs a configuration:',
    fence('html', details[tag].example),
    '## Attributes',
    attributeTable(own),
    `These are the attributes of this element alone. [Shared attributes](/elements/shared#attributes) work on every element.`,
    '## Events',
    'Events bubble and cross shadow roots. The payload is in `event.detail`.',
    table(
      ['event', 'when, and its detail', 'can be cancelled'],
      events.map(({ name, about: when, cancelable }) => [code(name), when, cancelable ? 'yes' : '']),
    ),
    fence('js', listener(face)),
    '## Parts',
    'Choose a part below **Outline** in the example to see it.',
    table(
      ['part', 'what it is'],
      ownParts.map((name) => [code(name), parts[name]]),
    ),
    fence('css', `${tag}::part(${ownParts.at(-1) ?? 'root'}) {\n  outline: 1px solid currentColor;\n}`),
    '## Reserved space',
    'Until the element is defined, `lp-host.css` reserves its space with this rule:',
    fence('css', `${tag}:not(:defined, [hidden]) {\n  ${details[tag].reserve};\n}`),
  );
}

/** The most characteristic event of an element is the last of its list. */
function listener({ tag, events }: Face): string {
  const event = events.at(-1)?.name ?? 'lp-ready';
  return [
    `document.querySelector('${tag}').addEventListener('${event}', ({ detail }) => {`,
    '  console.log(detail);',
    '});',
  ].join('\n');
}

/** Returns the page of what all elements share: attributes, properties, events and tokens. */
export function sharedPage(): string {
  const [face] = faces;
  return sections(
    frontmatter('Shared attributes', 'The attributes, properties and tokens of every element.'),
    '# What every element has',
    '## Attributes',
    attributeTable((face?.attributes ?? []).filter(({ name }) => isCommon(name))),
    '## Properties',
    'Each attribute is also a property. These properties have no attribute, because they hold functions or data that must not be in the document:',
    table(
      ['property', 'type', 'what it does'],
      (face?.properties ?? []).map(({ name, type, about }) => [code(name), code(type), about]),
    ),
    '## Tokens',
    'Set tokens on an element or anywhere above it. See [Look and language](/guides/look-and-language).',
    table(
      ['token', 'what it does', 'light', 'dark'],
      Object.entries(tokens).map(([name, { about, light, dark }]) => [
        code(name),
        about,
        code(light),
        dark === undefined ? '' : code(dark),
      ]),
    ),
  );
}

const attributeTable = (rows: readonly FaceAttribute[]): string =>
  table(
    ['attribute', 'property', 'type', 'what it does'],
    rows.map(({ name, property, type, about }) => [code(name), code(property), code(type), about]),
  );

/** Returns whether all elements have an attribute. */
const isCommon = (name: string): boolean =>
  Object.values(elements).every(({ attributes }) => Object.hasOwn(attributes, name));
