import type { BlockSize, ItemLayout } from '../../domain/home/layouts';
import { tw } from '../../ui/style/tw';

interface CardVariant {
  frame: string;
  /** The arrangement of image and text, by the block's size. */
  arrangement: Readonly<Record<BlockSize, string>>;
  picture: string;
  words: string;
  title: string;
  /** The position of the last line: at the bottom of the card, or directly below the other lines. */
  foot: string;
  favouriteButton: string;
  description: Readonly<Record<BlockSize, string>>;
  /** The approximate size of the image's box in px. */
  width: number;
  height: number;
  isWide: boolean;
}

/** Only a card with a link reacts to the pointer. */
const lifts = tw('[&:has(a):hover]:shadow-lifted');
const surface = `${tw('bg-raised text-text border border-border shadow-card')} ${lifts}`;

/** The number of lines that fits into the height of the card. */
const lines = {
  Small: tw('text-14 text-muted hidden md:line-clamp-1 lg:line-clamp-2'),
  Medium: tw('text-14 text-muted line-clamp-4 md:line-clamp-2 lg:line-clamp-3'),
  Large: tw('text-14 text-muted line-clamp-3 lg:line-clamp-4'),
};

/** Returns the class that limits the lines of a title. A low card must leave space for the text below the title. */
export const titleLines = (variant: CardVariantName, size: BlockSize): string => {
  if (variant === 'banner') return tw('line-clamp-2 md:line-clamp-3');
  return size === 'Small' ? tw('line-clamp-2 lg:line-clamp-3') : tw('line-clamp-3');
};

const atFoot = tw('mt-auto');
const underWords = tw('mt-0');
const onCell = tw('row-start-1 col-start-1 self-start justify-self-end m-2 size-10 z-10');

const plain = {
  frame: surface,
  arrangement: {
    Small: tw('card-beside md:card-stacked'),
    Medium: tw('card-beside md:card-stacked'),
    Large: tw('card-beside md:card-stacked'),
  },
  picture: tw('relative row-start-1 col-start-1 min-h-0 overflow-hidden'),
  words: tw('flex flex-col min-h-0 gap-0.5 p-2 md:p-3'),
  title: tw('text-16 font-semibold leading-heading'),
  foot: atFoot,
  favouriteButton: onCell,
  description: lines,
  width: 320,
  height: 200,
  isWide: false,
} as const satisfies CardVariant;

const stackedUnlessSmall = {
  Small: tw('card-beside md:card-stacked'),
  Medium: tw('card-stacked'),
  Large: tw('card-stacked'),
} as const;

const onPicture = {
  frame: `${tw('shadow-card')} ${lifts}`,
  arrangement: { Small: tw('flex'), Medium: tw('flex'), Large: tw('flex') },
  picture: tw('absolute inset-0'),
  description: {
    Small: tw('text-14 hidden md:line-clamp-1'),
    Medium: tw('text-14 line-clamp-2'),
    Large: tw('text-14 line-clamp-3'),
  },
  foot: underWords,
  favouriteButton: tw('absolute top-2 end-2 size-10 z-10'),
  isWide: true,
} as const;

const row = tw('card-row');

/** The styles of a card in each layout. @see R-HOME-007 A-030 */
export const cardVariants = {
  card: plain,
  row: {
    ...plain,
    arrangement: { Small: row, Medium: row, Large: row },
    words: tw('flex flex-col min-h-0 justify-center gap-0.5 md:gap-2 p-2 md:p-6 lg:p-8'),
    title: tw('text-16 md:text-18 lg:text-22 font-semibold leading-heading'),
    foot: underWords,
    description: {
      Small: tw('text-16 text-muted max-w-text hidden md:line-clamp-3 lg:line-clamp-4'),
      Medium: tw('text-16 text-muted max-w-text line-clamp-3 lg:line-clamp-6'),
      Large: tw('text-16 text-muted max-w-text line-clamp-4 lg:line-clamp-6'),
    },
    width: 370,
    height: 300,
  },
  square: {
    ...plain,
    arrangement: stackedUnlessSmall,
    description: {
      Small: lines.Small,
      Medium: tw('text-14 text-muted hidden md:line-clamp-2 lg:line-clamp-3'),
      Large: lines.Large,
    },
    width: 256,
    height: 256,
  },
  round: {
    ...plain,
    frame: tw('[&:has(a):hover]:opacity-90'),
    arrangement: stackedUnlessSmall,
    foot: tw('mt-0 md:justify-center [&>*]:ms-0'),
    picture: tw(
      'relative row-start-1 col-start-1 size-20 lg:size-32 justify-self-center self-center md:self-end rounded-full overflow-hidden m-2',
    ),
    words: tw('flex flex-col min-h-0 justify-center gap-0.5 p-2 md:text-center'),
    description: {
      Small: tw('text-14 hidden md:line-clamp-1 lg:line-clamp-2'),
      Medium: tw('text-14 hidden md:line-clamp-2 lg:line-clamp-3'),
      Large: tw('text-14 line-clamp-3 lg:line-clamp-4'),
    },
    width: 200,
    height: 200,
  },
  overlay: {
    ...onPicture,
    words: tw('relative w-full flex flex-col justify-end gap-0.5 p-3 md:p-4 md:pt-12 scrim text-on-picture'),
    title: tw('text-16 md:text-18 font-semibold leading-heading'),
    width: 320,
    height: 300,
  },
  banner: {
    ...onPicture,
    words: tw('relative w-full flex flex-col justify-end gap-2 p-4 md:p-6 md:pt-12 scrim text-on-picture'),
    title: tw('text-18 md:text-22 leading-heading font-semibold'),
    description: { ...onPicture.description, Small: onPicture.description.Medium },
    width: 1232,
    height: 400,
  },
} as const satisfies Record<string, CardVariant>;

export type CardVariantName = keyof typeof cardVariants;

export const variantOfLayout: Record<ItemLayout, CardVariantName> = {
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
export const cardFrame = (variant: CardVariantName, size: BlockSize): string =>
  [frame, cardVariants[variant].frame, cardVariants[variant].arrangement[size], heights[size]].join(' ');
