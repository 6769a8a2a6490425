import { type Five, textOf } from '../five';
import { guidOf } from '../fingerprint';
import type { LinkElement } from './link-element';

/** The content types that the academy's home pages use, by number (R-ENTITY-010). */
const contentTypes = {
  CustomList: 0,
  MyActivities: 2,
  News: 3,
  InTargetGroup: 9,
  MyInterests: 11,
  TextBlock: 13,
  Searchbar: 16,
} as const;

/** Layout kinds of a top block, by number (R-ENTITY-011). */
export const layoutKinds = { Banner: 0, BannerAndSearch: 1, ImageAndText: 2 } as const;

/** What is chosen for one block of a home page; the rest has the values that most blocks have. */
export interface BlockChoice {
  /** Unique over all home pages: the block's id is made from it. */
  key: string;
  contentType: keyof typeof contentTypes;
  name?: Five;
  description?: Five;
  layoutKind?: number;
  itemLayout?: string;
  fullWidth?: boolean;
  size?: 'Small' | 'Medium' | 'Large';
  colors?: { background: string; text: string };
  viewMoreLinks?: { name: Five; link: string }[];
  showsStatusAndType?: boolean;
  canBeReordered?: boolean;
  elements?: LinkElement[];
}

/** A block in the wire form of the home component (R-ENTITY-007, R-ENTITY-009, A-012). */
export function makeBlock(choice: BlockChoice): Record<string, unknown> {
  const { elements = [], viewMoreLinks = [], showsStatusAndType = false, canBeReordered = false } = choice;
  return {
    contentType: contentTypes[choice.contentType],
    customComponentId: guidOf(`block ${choice.key}`),
    ...textsOf(choice),
    ...looksOf(choice),
    hasViewMoreLinks: viewMoreLinks.length > 0,
    viewMoreLinks: viewMoreLinks.map(({ name, link }) => ({ name: textOf(name), link })),
    showElementDescription: choice.contentType !== 'MyActivities',
    showElementExtraInfo: showsStatusAndType,
    showElementStatus: showsStatusAndType,
    showElementType: showsStatusAndType,
    customListAllowUserEdit: canBeReordered,
    elements,
  };
}

function textsOf({ name, description }: BlockChoice): Record<string, unknown> {
  return {
    listName: name ? textOf(name) : '',
    showListName: Boolean(name),
    description: description ? textOf(description) : '',
    showDescription: Boolean(description),
  };
}

function looksOf({ fullWidth = false, size = 'Medium', ...choice }: BlockChoice): Record<string, unknown> {
  const { layoutKind, itemLayout, colors } = choice;
  return {
    componentUi: {
      fullWidth,
      imageUiSize: size,
      showOnlyImage: false,
      ...(layoutKind === undefined ? {} : { layoutKind }),
      ...(itemLayout ? { itemLayout } : {}),
    },
    addBackgroundColor: Boolean(colors),
    ...(colors ? { backgroundColor: colors.background, textColor: colors.text } : {}),
    customCSS: '',
    size,
  };
}
