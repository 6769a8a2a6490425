import { blockFields, layoutsAbout, type BlockField } from './block-fields';
import { blockTable } from './block-page';
import { code, table } from '../../../tools/generate/reference/markdown';
import { fence, frontmatter, sections } from './markdown';

/** Returns the overview of blocks, with the fields that all of them have. */
export function blocksOverview(): string {
  const example = { contentType: 'News', listName: 'News', componentUi: { itemLayout: 'SquareHorizontal' } };
  return sections(
    frontmatter('Blocks', 'The kinds of blocks of home, and the fields that every block has.'),
    '# Blocks',
    'Home is a list of blocks. The configuration of a catalog lists them in `components`, and their order is the order on the page. See [Home](/guides/home). The [playground](/playground) composes them by forms.',
    blockTable(),
    '## Shared fields',
    `Every block has a ${code('contentType')}, by name or number. All other fields are optional.`,
    table(
      ['field', 'type', 'default', 'what it does'],
      blockFields.filter(({ only }) => only === undefined).map(row),
    ),
    '## Item layouts',
    table(
      ['layout', 'number', 'what it looks like'],
      Object.entries(layoutsAbout).map(([name, about], index) => [code(name), String(index), about]),
    ),
    'Try one:',
    fence('json live height=420', JSON.stringify(example, undefined, 2)),
  );
}

const row = ({ name, kind, values, otherwise, about }: BlockField): string[] => [
  code(name),
  values === undefined ? typeNames[kind] : values.map(code).join(', '),
  otherwise === undefined ? '' : code(otherwise),
  about,
];

const typeNames: Readonly<Record<BlockField['kind'], string>> = {
  text: 'text',
  boolean: 'boolean',
  choice: 'name or number',
  colour: 'CSS color',
  lines: 'text',
  json: 'list',
};
