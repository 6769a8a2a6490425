import { details, errorCodes, parts } from '../details';
import { attributesOf, attributeTable, eventTable, propertyTable, tokenTable } from './element-rows';
import { faces, type Face } from '../face';
import { code, table } from './markdown';

/**
 * Returns `docs/elements.md`: tables of everything that a page can set on the elements and receive from them.
 * @see R-EMBED-003
 */
export function reference(): string {
  const [first] = faces;
  if (first === undefined) throw new Error('There is no element.');
  return [
    '# Elements',
    'Made from `elements/description.ts` and `tools/generate/details.ts`; a test holds the two together (`npm run test:unit -- tests/elements-unit -u` writes it anew).',
    ...faces.map(elementChapter),
    '## What every element has',
    '### Attributes',
    attributeTable(attributesOf(first, { isCommon: true })),
    '### Properties beside those of the attributes',
    propertyTable(first),
    '## Errors',
    'The codes of `lp-error`. The guide to [problems](guides/problems.md) has an example of each.',
    table(
      ['code', 'what it means', 'what to do'],
      Object.entries(errorCodes).map(([name, { about, remedy }]) => [code(name), about, remedy]),
    ),
    '## Parts',
    'Style them from the page: `lp-search::part(result) { … }`. Class names inside are no interface.',
    table(
      ['part', 'what it is', 'of'],
      Object.entries(parts).map(([name, about]) => [code(name), about, ownersOf(name)]),
    ),
    '## Tokens',
    'Set them on an element or anywhere above it.',
    tokenTable(),
  ].join('\n\n');
}

function elementChapter(face: Face): string {
  return [
    `## \`<${face.tag}>\``,
    face.about,
    `\`\`\`html\n${details[face.tag].example}\n\`\`\``,
    attributeTable(attributesOf(face, { isCommon: false })),
    eventTable(face),
  ].join('\n\n');
}

const ownersOf = (part: string): string => {
  const owners = faces.filter(({ tag }) => details[tag].parts.some((name) => name === part));
  return owners.length === faces.length ? 'all' : owners.map(({ tag }) => code(tag)).join(', ');
};
