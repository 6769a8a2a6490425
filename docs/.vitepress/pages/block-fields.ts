import { valuesOf } from '../../../src/api/host/expected-fields';
import type { ContentType } from '../../../src/domain/home/content-types';
import type { ItemLayout } from '../../../src/domain/home/layouts';

export interface BlockField {
  /** Its path in the block. */
  name: string;
  kind: 'text' | 'boolean' | 'choice' | 'colour' | 'lines' | 'json';
  /** The names that a choice has. The index of each is its number. */
  values?: readonly string[];
  /** The value if the field is missing. */
  otherwise?: string;
  about: string;
  /** The kinds of blocks that have the field; all if left out. */
  only?: readonly ContentType[];
}

/** Returns the names that the reader of blocks accepts for a field. */
const namesOf = (field: string): readonly string[] => valuesOf(`config.catalogs[0].components[0].${field}`);

/** The fields of a block, in the order of a form. */
export const blockFields: readonly BlockField[] = [
  { name: 'listName', kind: 'text', about: 'The heading.' },
  { name: 'showListName', kind: 'boolean', otherwise: 'true', about: 'Whether the heading shows.' },
  { name: 'description', kind: 'lines', about: 'A text below the heading; HTML in a text block.' },
  { name: 'showDescription', kind: 'boolean', otherwise: 'true', about: 'Whether the description shows.' },
  {
    name: 'source',
    kind: 'choice',
    values: ['1', '2'],
    otherwise: '1',
    about: 'The channel.',
    only: ['Channel'],
  },
  {
    name: 'componentUi.itemLayout',
    kind: 'choice',
    values: namesOf('componentUi.itemLayout'),
    otherwise: 'Multiple',
    about: 'How the items are laid out.',
  },
  {
    name: 'componentUi.layoutKind',
    kind: 'choice',
    values: namesOf('componentUi.layoutKind'),
    about: 'Makes the first block the top of home.',
  },
  {
    name: 'componentUi.fullWidth',
    kind: 'boolean',
    otherwise: 'false',
    about: 'Whether the block is as wide as the element.',
  },
  {
    name: 'componentUi.imageUiSize',
    kind: 'choice',
    values: ['medium', 'large'],
    otherwise: 'medium',
    about: 'The size of the images that are requested.',
  },
  {
    name: 'componentUi.showOnlyImage',
    kind: 'boolean',
    otherwise: 'false',
    about: 'Whether cards show only their image.',
  },
  {
    name: 'size',
    kind: 'choice',
    values: namesOf('size'),
    otherwise: 'Medium',
    about: 'The size of cards, or of the space.',
  },
  {
    name: 'addBackgroundColor',
    kind: 'boolean',
    otherwise: 'false',
    about: 'Whether the background colour applies.',
  },
  { name: 'backgroundColor', kind: 'colour', about: 'The colour behind the block.' },
  { name: 'textColor', kind: 'colour', about: 'The colour of its text.' },
  {
    name: 'showElementDescription',
    kind: 'boolean',
    otherwise: 'true',
    about: 'Whether cards show a description.',
  },
  {
    name: 'showElementExtraInfo',
    kind: 'boolean',
    otherwise: 'true',
    about: 'Whether cards show dates, places and the like.',
  },
  {
    name: 'showElementStatus',
    kind: 'boolean',
    otherwise: 'true',
    about: 'Whether cards show the status of the person.',
  },
  {
    name: 'showElementType',
    kind: 'boolean',
    otherwise: 'true',
    about: 'Whether cards show the type of the item.',
  },
  {
    name: 'showMAStatusFilter',
    kind: 'boolean',
    otherwise: 'true',
    about: 'Whether the page of all activities filters by status.',
    only: ['MyActivities'],
  },
  {
    name: 'showMATypeFilter',
    kind: 'boolean',
    otherwise: 'true',
    about: 'Whether the page of all activities filters by type.',
    only: ['MyActivities'],
  },
  {
    name: 'showMAArchivedFilter',
    kind: 'boolean',
    otherwise: 'true',
    about: 'Whether the page of all activities filters archived ones.',
    only: ['MyActivities'],
  },
  {
    name: 'customListAllowUserEdit',
    kind: 'boolean',
    otherwise: 'false',
    about: 'Whether people can move and hide the elements.',
    only: ['CustomList'],
  },
  {
    name: 'elements',
    kind: 'json',
    about: 'The elements: a list of objects with `type`, `name` and `link`.',
    only: ['CustomList'],
  },
  {
    name: 'hasViewMoreLinks',
    kind: 'boolean',
    otherwise: 'false',
    about: 'Whether the links below the block show.',
  },
  {
    name: 'viewMoreLinks',
    kind: 'json',
    about: 'Links below the block: a list of `{ "name": …, "link": … }`.',
  },
  {
    name: 'customCSS',
    kind: 'lines',
    about: 'Rules for this block alone. Addresses in it must be of your own origin or the gallery.',
  },
  {
    name: 'customComponentId',
    kind: 'text',
    otherwise: 'kind and position',
    about: 'The id of the block, under which a person’s order is saved.',
  },
];

/** Returns the fields that blocks of a kind have. */
export const fieldsOf = (contentType: ContentType): readonly BlockField[] =>
  blockFields.filter(({ only }) => only?.includes(contentType) ?? true);

/** What the item layouts look like. */
export const layoutsAbout: Readonly<Record<ItemLayout, string>> = {
  Single: 'One item in each row.',
  Multiple: 'A row of cards that scrolls.',
  SquareHorizontal: 'A row of square cards that scrolls.',
  SquareGrid: 'Square cards in rows.',
  TextOnImageHorizontal: 'A row of images with text on them that scrolls.',
  TextOnImageGrid: 'Images with text on them in rows.',
  RoundImageHorizontal: 'A row of round images that scrolls.',
  RoundImageGrid: 'Round images in rows.',
};
