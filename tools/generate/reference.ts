import { elements } from '../../elements/description';
import { details, errorCodes, parts, tokens } from './details';
import { faces, type Face, type FaceAttribute } from './face';

/**
 * Returns `docs/elements.md`: tables of everything that a page can set on the elements and receive from them.
 * @see R-EMBED-003
 */
export function reference(): string {
  return [
    '# Elements',
    'Made from `elements/description.ts` and `tools/generate/details.ts`; a test holds the two together (`npm run test:unit -- tests/elements-unit -u` writes it anew).',
    ...faces.map(elementChapter),
    '## What every element has',
    '### Attributes',
    attributeTable((faces[0]?.attributes ?? []).filter(({ name }) => isCommon(name))),
    '### Properties beside those of the attributes',
    table(
      ['property', 'type', 'what it does'],
      (faces[0]?.properties ?? []).map(({ name, type, about }) => [code(name), code(type), about]),
    ),
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
    table(
      ['token', 'what it does', 'light', 'dark'],
      Object.entries(tokens).map(([name, { about, light, dark }]) => [
        code(name),
        about,
        code(light),
        dark ? code(dark) : '',
      ]),
    ),
  ].join('\n\n');
}

function elementChapter(face: Face): string {
  return [
    `## \`<${face.tag}>\``,
    face.about,
    `\`\`\`html\n${details[face.tag].example}\n\`\`\``,
    attributeTable(face.attributes.filter(({ name }) => !isCommon(name))),
    table(
      ['event', 'when, and its detail', 'can be cancelled'],
      face.events.map(({ name, about, cancelable }) => [code(name), about, cancelable ? 'yes' : '']),
    ),
  ].join('\n\n');
}

const attributeTable = (rows: readonly FaceAttribute[]): string =>
  table(
    ['attribute', 'property', 'type', 'what it does'],
    rows.map(({ name, property, type, about }) => [code(name), code(property), code(type), about]),
  );

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const code = (text: string): string => `\`${text}\``;

const ownersOf = (part: string): string => {
  const owners = faces.filter(({ tag }) => details[tag].parts.some((name) => name === part));
  return owners.length === faces.length ? 'all' : owners.map(({ tag }) => code(tag)).join(', ');
};

/** Returns whether all elements have an attribute. */
const isCommon = (name: string): boolean =>
  Object.values(elements).every(({ attributes }) => Object.hasOwn(attributes, name));
