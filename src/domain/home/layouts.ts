/** The layouts of the top block. The index of each entry is its number in the API. @see R-ENTITY-011 */
const layoutKinds = ['Banner', 'BannerAndSearch', 'ImageAndText'] as const;
export type LayoutKind = (typeof layoutKinds)[number];

/** The layouts of the items in a block. The index of each entry is its number in the API. @see R-HOME-007 A-012 */
const itemLayouts = [
  'Single',
  'Multiple',
  'SquareHorizontal',
  'SquareGrid',
  'TextOnImageHorizontal',
  'TextOnImageGrid',
  'RoundImageHorizontal',
  'RoundImageGrid',
] as const;
export type ItemLayout = (typeof itemLayouts)[number];

const blockSizes = ['Small', 'Medium', 'Large'] as const;
export type BlockSize = (typeof blockSizes)[number];

/** The image sizes that a request can specify. @see R-ENTITY-084 A-021 */

export type ImageSize = 'medium' | 'thumbnail' | 'small' | 'large';

/** Parses a layout kind from its name or number. @see A-012 */
export function readLayoutKind(value: unknown): LayoutKind | undefined {
  return byNameOrNumber(layoutKinds, value);
}

/** Parses an item layout from its name or number. The default shows several items per row. @see A-012 */
export function readItemLayout(value: unknown): ItemLayout {
  return byNameOrNumber(itemLayouts, value) ?? 'Multiple';
}

/** Returns the layout without horizontal scrolling, for a page that shows all items. @see R-HOME-007 */
export function inFull(layout: ItemLayout): ItemLayout {
  return readItemLayout(layout.replace('Horizontal', 'Grid'));
}

/** Parses the size of a block from its name or number. The default is Medium. @see R-HOME-008 */
export function readBlockSize(value: unknown): BlockSize {
  return byNameOrNumber(blockSizes, value) ?? 'Medium';
}

/** Returns the size of images on home, which is medium or large. @see R-HOME-009 R-ENTITY-084 A-021 */
export function homeImageSize(value: unknown): ImageSize {
  return String(value).trim().toLowerCase() === 'large' ? 'large' : 'medium';
}

function byNameOrNumber<Name extends string>(names: readonly Name[], value: unknown): Name | undefined {
  const sought = String(value).trim().toLowerCase();
  return names.find((name, number) => name.toLowerCase() === sought || String(number) === sought);
}
