import { type Five, textOf } from '../five';
import { guidOf } from '../fingerprint';
import type { LinkElement } from './link-element';

/** The content types that the academy's home pages use, by number (R-ENTITY-010). */
const contentTypes = {
  CustomList: 0,
  Channel: 1,
  MyActivities: 2,
  News: 3,
  PracticalInformation: 4,
  NewsAndPracticalInformation: 5,
  ExpiredOrNearExpiredActivities: 6,
  ContinueWhereYouLeft: 7,
  MandatoryForYou: 8,
  InTargetGroup: 9,
  ManualLearningSpace: 10,
  MyInterests: 11,
  MySkillResponsibility: 12,
  TextBlock: 13,
  SpaceBlock: 14,
  MyPlans: 15,
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
  /** Which channel a channel block shows. */
  source?: 1 | 2;
  layoutKind?: number;
  itemLayout?: string;
  fullWidth?: boolean;
  size?: 'Small' | 'Medium' | 'Large';
  colors?: { background: string; text: string };
  viewMoreLinks?: { name: Five; link: string }[];
  showsStatusAndType?: boolean;
  showOnlyImage?: boolean;
  customCss?: string;
  canBeReordered?: boolean;
  elements?: LinkElement[];
}

/** A block in the API form of the home component (R-ENTITY-007, R-ENTITY-009, A-012). */
export function makeBlock(choice: BlockChoice): Record<string, unknown> {
  const { elements = [], viewMoreLinks = [], showsStatusAndType = false, canBeReordered = false } = choice;
  return {
    contentType: contentTypes[choice.contentType],
    customComponentId: guidOf(`block ${choice.key}`),
    ...(choice.source === undefined ? {} : { source: choice.source }),
    ...textsOf(choice),
    ...layoutOf(choice),
    hasViewMoreLinks: viewMoreLinks.length > 0,
    viewMoreLinks: viewMoreLinks.map(({ name, link }) => ({ name: textOf(name), link })),
    showElementDescription: true,
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

function layoutOf({ fullWidth = false, size = 'Medium', ...choice }: BlockChoice): Record<string, unknown> {
  const { layoutKind, itemLayout, colors, showOnlyImage = false, customCss = '' } = choice;
  return {
    componentUi: {
      fullWidth,
      imageUiSize: size,
      showOnlyImage,
      ...(layoutKind === undefined ? {} : { layoutKind }),
      ...(itemLayout ? { itemLayout } : {}),
    },
    addBackgroundColor: Boolean(colors),
    ...(colors ? { backgroundColor: colors.background, textColor: colors.text } : {}),
    customCSS: customCss,
    size,
  };
}
