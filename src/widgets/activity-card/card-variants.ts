import type { BlockSize, ItemLayout } from '../../domain/home/layouts';
import { tw } from '../../ui/style/tw';

export interface CardVariant {
  frame: string;
  /** The arrangement of image and text. */
  arrangement: string;
  picture: Readonly<Record<BlockSize, string>>;
  words: string;
  /** The item's type: on the image where it is above the text, else the first line of the text. */
  type: string;
  title: string;
  /** The position of the last lines: at the bottom of the card, or directly below the other lines. */
  foot: string;
  /** The line of details, where the card has space for it. */
  details: Readonly<Record<BlockSize, string>>;
  favouriteButton: string;
  description: Readonly<Record<BlockSize, string>>;
  /** The approximate size of the image's box in px. */
  width: number;
  height: number;
  isWide: boolean;
  /** The heights of a card that is lower than the size of its block. */
  heights?: Readonly<Record<BlockSize, string>>;
  /** The text of what a press does. */
  verb?: string;
}

/** Only a card with a link reacts to the pointer. */
const lifts = tw('lifts');
const surface = `${tw('bg-raised text-text border border-border shadow-card')} ${lifts}`;

/** The number of lines that fits into the height of a card with details. */
const lines = {
  Small: tw('text-14 text-muted hidden lg:line-clamp-1'),
  Medium: tw('text-14 text-muted hidden lg:line-clamp-3'),
  Large: tw('text-14 text-muted hidden md:line-clamp-2 lg:line-clamp-4'),
};

/** With one or two details, the card of a phone has space for the description too. */
const mediumWithFewDetails = tw('text-14 text-muted line-clamp-2 md:hidden lg:line-clamp-3');

/** The number of lines that fits into the height of a card without details, or with one and no status. */
const roomyLines = {
  Small: tw('text-14 text-muted hidden lg:line-clamp-2'),
  Medium: tw('text-14 text-muted line-clamp-3 md:line-clamp-2 lg:line-clamp-4'),
  Large: tw('text-14 text-muted line-clamp-4'),
};

/** Returns the class that limits the lines of a title. A low card must leave space for the text below the title. */
export const titleLines = (variant: CardVariantName, size: BlockSize, hasDetails: boolean): string => {
  if (variant === 'lead' || variant === 'lowBanner') return tw('line-clamp-2');
  if (variant === 'banner') return tw('line-clamp-2 md:line-clamp-3');
  if (variant === 'square' && hasDetails) return tw('line-clamp-2');
  if (size === 'Small') return tw('line-clamp-2 lg:line-clamp-3');
  return hasDetails ? tw('line-clamp-2') : tw('line-clamp-3');
};

/** Returns the class that limits the lines of a description: the fewer lines are below it, the more it has. */
export const descriptionLines = (variant: CardVariantName, size: BlockSize, linesBelow: number): string => {
  if (variant === 'card' && linesBelow < 2) return roomyLines[size];
  if (variant === 'card' && size === 'Medium' && linesBelow < 4) return mediumWithFewDetails;
  return cardVariants[variant].description[size];
};

const atFoot = tw('mt-auto verb-primary');
const underWords = tw('mt-0');
const underText = tw('mt-0 verb-primary');
const onCell = tw('row-start-1 col-start-1 self-start justify-self-end m-2 size-10 z-10');

/** On a phone a card is low, and its image is beside the text. */
const besideOnPhone = tw('card-beside md:card-stacked');

/** An image above the text has a ratio of its own, so that the images of a row are equal, whatever the texts. */
/** The type as the first line of the text. */
export const plainType = tw('text-13');
const chip = tw(
  'text-13 below-md:text-muted md:absolute md:top-2 md:start-2 md:z-10 md:max-w-chip md:px-2 md:rounded-full md:bg-raised',
);
const same = <Value>(value: Value): Readonly<Record<BlockSize, Value>> => ({
  Small: value,
  Medium: value,
  Large: value,
});

const shownDetails = tw('flex flex-wrap gap-x-3');
const detailsOnWide = tw('hidden lg:flex flex-wrap gap-x-3');

const plain = {
  frame: surface,
  arrangement: besideOnPhone,
  picture: same(tw('relative row-start-1 col-start-1 min-h-0 overflow-hidden md:aspect-video')),
  words: tw('flex flex-col min-h-0 gap-0.5 p-2 md:p-3'),
  type: chip,
  title: tw('text-16 font-semibold leading-heading'),
  foot: atFoot,
  details: { Small: detailsOnWide, Medium: shownDetails, Large: shownDetails },
  favouriteButton: onCell,
  description: lines,
  width: 320,
  height: 180,
  isWide: false,
} as const satisfies CardVariant;

const onPicture = {
  frame: `${tw('shadow-card')} ${lifts}`,
  arrangement: tw('flex'),
  picture: same(tw('absolute inset-0')),
  type: tw('text-13'),
  description: {
    Small: tw('text-14 hidden md:line-clamp-1'),
    Medium: tw('text-14 line-clamp-2'),
    Large: tw('text-14 line-clamp-3'),
  },
  foot: underWords,
  details: same(tw('hidden md:flex flex-wrap gap-x-3')),
  favouriteButton: tw('absolute top-2 end-2 size-10 z-10'),
  isWide: true,
} as const;

const besidePicture = tw('relative row-start-1 col-start-1 min-h-0 overflow-hidden');

/** The styles of a card in each layout. @see R-HOME-007 A-030 */
export const cardVariants = {
  card: plain,
  row: {
    ...plain,
    arrangement: tw('card-row'),
    picture: same(besidePicture),
    words: tw('flex flex-col min-h-0 justify-center gap-0.5 md:gap-2 p-2 md:p-6 lg:p-8'),
    type: tw('text-13 text-muted'),
    title: tw('text-16 md:text-18 lg:text-22 font-semibold leading-heading'),
    foot: underText,
    description: {
      Small: tw('text-16 text-muted max-w-text hidden md:line-clamp-2 lg:line-clamp-4'),
      Medium: tw('text-16 text-muted max-w-text line-clamp-2 md:line-clamp-3 lg:line-clamp-6'),
      Large: tw('text-16 text-muted max-w-text line-clamp-4 lg:line-clamp-6'),
    },
    width: 370,
    height: 300,
  },
  /**
   * A low card with its image beside the text. The first of its row is wide and has a button. All its lines fit into its
   * height, so that it is as high as its placeholder.
   */
  lead: {
    ...plain,
    arrangement: tw('card-beside'),
    picture: same(besidePicture),
    words: tw('flex flex-col min-h-0 gap-0.5 p-3 md:p-4'),
    type: tw('text-13 text-muted'),
    title: tw('text-16 md:text-18 font-semibold leading-heading'),
    description: same(tw('text-14 text-muted hidden md:line-clamp-1')),
    heights: same(tw('min-h-160 md:min-h-200')),
    verb: tw('ms-auto font-semibold text-verb lead-verb'),
  },
  square: {
    ...plain,
    words: tw('flex flex-col min-h-0 gap-0.5 p-2 lg:p-3'),
    details: {
      Small: detailsOnWide,
      Medium: tw('flex md:hidden lg:flex flex-wrap gap-x-3'),
      Large: shownDetails,
    },
    picture: {
      Small: tw('relative row-start-1 col-start-1 min-h-0 overflow-hidden md:aspect-video lg:aspect-square'),
      Medium: tw('relative row-start-1 col-start-1 min-h-0 overflow-hidden md:aspect-square'),
      Large: tw('relative row-start-1 col-start-1 min-h-0 overflow-hidden md:aspect-square'),
    },
    description: {
      Small: tw('hidden'),
      Medium: tw('hidden'),
      Large: tw('text-14 text-muted hidden lg:line-clamp-2'),
    },
    width: 256,
    height: 256,
  },
  round: {
    ...plain,
    frame: tw('[&:has(a):hover]:opacity-90'),
    foot: tw('mt-0 md:items-center [&>*]:md:justify-center'),
    picture: {
      Small: tw(
        'relative row-start-1 col-start-1 justify-self-center self-center md:self-start rounded-full overflow-hidden m-2 size-20 lg:size-32',
      ),
      Medium: tw(
        'relative row-start-1 col-start-1 justify-self-center self-center md:self-start rounded-full overflow-hidden m-2 size-20 md:size-32 lg:size-48',
      ),
      Large: tw(
        'relative row-start-1 col-start-1 justify-self-center self-center md:self-start rounded-full overflow-hidden m-2 size-20 md:size-48 lg:size-64',
      ),
    },
    words: tw('flex flex-col min-h-0 below-md:justify-center gap-0.5 p-2 md:text-center'),
    type: plainType,
    description: {
      Small: tw('text-14 hidden lg:line-clamp-2'),
      Medium: tw('text-14 hidden md:line-clamp-1 lg:line-clamp-2'),
      Large: tw('text-14 line-clamp-2 lg:line-clamp-3'),
    },
    width: 200,
    height: 200,
  },
  overlay: {
    ...onPicture,
    words: tw(
      'relative w-full self-end flex flex-col gap-0.5 p-3 md:p-4 pt-10 md:pt-16 scrim text-on-picture',
    ),
    title: tw('text-16 md:text-18 font-semibold leading-heading'),
    width: 320,
    height: 300,
  },
  banner: {
    ...onPicture,
    words: tw(
      'relative w-full self-end flex flex-col gap-0.5 md:gap-2 p-4 md:p-6 pt-10 md:pt-16 scrim text-on-picture',
    ),
    title: tw('text-18 md:text-22 leading-heading font-semibold'),
    description: { ...onPicture.description, Small: onPicture.description.Medium },
    width: 1232,
    height: 400,
  },
  lowBanner: {
    ...onPicture,
    words: tw('relative w-full self-end flex flex-col gap-0.5 p-4 pt-10 scrim text-on-picture'),
    title: tw('text-18 leading-heading font-semibold'),
    description: same(tw('text-14 line-clamp-1')),
    heights: same(tw('min-h-160')),
    width: 1232,
    height: 400,
  },
} as const satisfies Record<string, CardVariant>;

export type CardVariantName = keyof typeof cardVariants;

/** A layout that an editor can choose, or that of the items with which a learner goes on. */
export type CardArrangement = ItemLayout | 'Lead';

export const variantOfLayout: Record<CardArrangement, CardVariantName> = {
  Lead: 'lead',
  Single: 'row',
  Multiple: 'card',
  SquareHorizontal: 'square',
  SquareGrid: 'square',
  TextOnImageHorizontal: 'overlay',
  TextOnImageGrid: 'overlay',
  RoundImageHorizontal: 'round',
  RoundImageGrid: 'round',
};

const heights: Readonly<Record<BlockSize, string>> = {
  Small: tw('min-h-100 md:min-h-200 lg:min-h-300'),
  Medium: tw('min-h-200 md:min-h-300 lg:min-h-400'),
  Large: tw('min-h-300 md:min-h-400 lg:min-h-500'),
};

/** The link of a card covers the whole card. A ring around its text would be cut off, so the card shows the focus. */
export const stretched = tw('after:absolute after:inset-0 after:rounded-card outline-none');
export const showsFocus = tw('[&:has(a:focus-visible)]:outline-focus');

const frame = `${tw('group relative h-full rounded-card overflow-hidden')} ${showsFocus}`;

/** Returns the classes for the box of a card: its variant, and the height for its size. @see R-CONST-012..014 */
export const cardFrame = (variant: CardVariantName, size: BlockSize): string => {
  const styles: CardVariant = cardVariants[variant];
  return [frame, styles.frame, styles.arrangement, (styles.heights ?? heights)[size]].join(' ');
};
