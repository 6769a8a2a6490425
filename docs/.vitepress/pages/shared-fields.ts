import { code, fence, frontmatter, sections, table } from './markdown';

/** The fields of every block: name, type, default and what it does. */
export const sharedFields: readonly (readonly [
  name: string,
  type: string,
  otherwise: string,
  about: string,
])[] = [
  ['contentType', 'name or number', '', 'The kind of block. Required.'],
  [
    'customComponentId',
    'text',
    'kind and position',
    'The id of the block, under which a person’s order is saved.',
  ],
  ['listName', 'text', '', 'The heading.'],
  ['showListName', 'boolean', 'true', 'Whether the heading shows.'],
  ['description', 'text', '', 'A text below the heading.'],
  ['showDescription', 'boolean', 'true', 'Whether the description shows.'],
  ['componentUi.itemLayout', 'name or number', 'Multiple', 'How the items are laid out; see below.'],
  [
    'componentUi.layoutKind',
    'name or number',
    '',
    'Makes the first block the top of home: `Banner` (0), `BannerAndSearch` (1), `ImageAndText` (2).',
  ],
  ['componentUi.fullWidth', 'boolean', 'false', 'Whether the block is as wide as the element.'],
  ['componentUi.imageUiSize', 'text', 'medium', '`large` requests large images.'],
  ['componentUi.showOnlyImage', 'boolean', 'false', 'Whether cards show only their image.'],
  ['size', 'name or number', 'Medium', 'The size of the cards: `Small` (0), `Medium` (1), `Large` (2).'],
  ['addBackgroundColor', 'boolean', 'false', 'Whether `backgroundColor` applies.'],
  ['backgroundColor', 'CSS color', '', 'The colour behind the block.'],
  ['textColor', 'CSS color', '', 'The colour of its text.'],
  [
    'customCSS',
    'CSS',
    '',
    'Rules for this block alone. Addresses in it must be of your own origin or the gallery.',
  ],
  ['hasViewMoreLinks', 'boolean', 'false', 'Whether `viewMoreLinks` show.'],
  ['viewMoreLinks', 'list', '', 'Links below the block: `{ name, link, openInNewWindow }`.'],
  ['showElementDescription', 'boolean', 'true', 'Whether cards show a description.'],
  ['showElementExtraInfo', 'boolean', 'true', 'Whether cards show dates, places and the like.'],
  ['showElementStatus', 'boolean', 'true', 'Whether cards show the status of the person.'],
  ['showElementType', 'boolean', 'true', 'Whether cards show the type of the item.'],
];

const layouts: readonly (readonly [name: string, about: string])[] = [
  ['Single', 'One item in each row.'],
  ['Multiple', 'A row of cards that scrolls.'],
  ['SquareHorizontal', 'A row of square cards that scrolls.'],
  ['SquareGrid', 'Square cards in rows.'],
  ['TextOnImageHorizontal', 'A row of images with text on them that scrolls.'],
  ['TextOnImageGrid', 'Images with text on them in rows.'],
  ['RoundImageHorizontal', 'A row of round images that scrolls.'],
  ['RoundImageGrid', 'Round images in rows.'],
];

/** Returns the overview of blocks. */
export function sharedFieldsPage(blockTable: string): string {
  const example = { contentType: 'News', listName: 'News', componentUi: { itemLayout: 'SquareHorizontal' } };
  return sections(
    frontmatter('Blocks', 'The kinds of blocks of home, and the fields that every block has.'),
    '# Blocks',
    'Home is a list of blocks. The configuration of a catalog lists them in `components`, and their order is the order on the page. See [Home](/guides/home).',
    blockTable,
    '## Shared fields',
    table(
      ['field', 'type', 'default', 'what it does'],
      sharedFields.map(([name, type, otherwise, about]) => [
        code(name),
        type,
        otherwise === '' ? '' : code(otherwise),
        about,
      ]),
    ),
    '## Item layouts',
    table(
      ['layout', 'number', 'what it looks like'],
      layouts.map(([name, about], index) => [code(name), String(index), about]),
    ),
    'Try one:',
    fence('json live height=420', JSON.stringify(example, undefined, 2)),
  );
}
