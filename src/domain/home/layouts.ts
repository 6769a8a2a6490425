/** How the top block displays, in the order of its numbers (R-ENTITY-011). */
const layoutKinds = ['Banner', 'BannerAndSearch', 'ImageAndText'] as const;
export type LayoutKind = (typeof layoutKinds)[number];

/** How items stand in a block; numbers are taken in this order (R-HOME-007, A-012). */
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

/** The sizes in which a picture can be asked for (R-ENTITY-084, A-021). */

export type ImageSize = 'medium' | 'thumbnail' | 'small' | 'large';

/** Reads a layout kind by name or number. */
export function readLayoutKind(value: unknown): LayoutKind | undefined {
  return byNameOrNumber(layoutKinds, value);
}

/** Reads an item layout by name or number; without one, several per row. */
export function readItemLayout(value: unknown): ItemLayout {
  return byNameOrNumber(itemLayouts, value) ?? 'Multiple';
}

/** The same layout without scrolling sideways, for a page that shows everything (R-HOME-007). */
export function inFull(layout: ItemLayout): ItemLayout {
  return readItemLayout(layout.replace('Horizontal', 'Grid'));
}

/** Reads the size of a block by name or number, Medium by default (R-HOME-008). */
export function readBlockSize(value: unknown): BlockSize {
  return byNameOrNumber(blockSizes, value) ?? 'Medium';
}

/** Pictures on home are medium or large (R-HOME-009, R-ENTITY-084, A-021). */
export function homeImageSize(value: unknown): ImageSize {
  return String(value).trim().toLowerCase() === 'large' ? 'large' : 'medium';
}

function byNameOrNumber<Name extends string>(names: readonly Name[], value: unknown): Name | undefined {
  const sought = String(value).trim().toLowerCase();
  return names.find((name, number) => name.toLowerCase() === sought || String(number) === sought);
}
