import { details, parts } from '../../../tools/generate/details';
import {
  attributesOf,
  attributeTable,
  eventTable,
  propertyTable,
  tokenTable,
} from '../../../tools/generate/reference/element-rows';
import type { Face } from '../../../tools/generate/face';
import { code, table } from '../../../tools/generate/reference/markdown';
import { fence, frontmatter, sections } from './markdown';

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
  const { tag, about } = face;
  const example = examples[tag];
  const ownParts = details[tag].parts;
  return sections(
    frontmatter(tag, about),
    `# \`<${tag}>\``,
    about,
    fence(`html live height=${example.height} parts=${ownParts.join(',')}`, example.code),
    'The example runs in preview mode with sample data. On your page, the tag needs a configuration:',
    fence('html', details[tag].example),
    '## Attributes',
    attributeTable(attributesOf(face, { isCommon: false })),
    `These are the attributes of this element alone. [Shared attributes](/elements/shared#attributes) work on every element.`,
    '## Events',
    'Events bubble and cross shadow roots. The payload is in `event.detail`.',
    eventTable(face),
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

/** Returns the page of what all elements share: attributes, properties and tokens. */
export const sharedPage = (face: Face): string =>
  sections(
    frontmatter('Shared attributes', 'The attributes, properties and tokens of every element.'),
    '# What every element has',
    '## Attributes',
    attributeTable(attributesOf(face, { isCommon: true })),
    '## Properties',
    'Each attribute is also a property. These properties have no attribute, because they hold functions or data that must not be in the document:',
    propertyTable(face),
    '## Tokens',
    'Set tokens on an element or anywhere above it. See [Look and language](/guides/look-and-language).',
    tokenTable(),
  );
