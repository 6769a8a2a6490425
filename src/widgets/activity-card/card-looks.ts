import type { ItemLayout } from '../../domain/content/layouts';
import { tw } from '../../ui/style/tw';

interface CardLook {
  frame: string;
  picture: string;
  words: string;
  title: string;
  description: string;
  /** The size of the picture's box in px, so that nothing jumps. */
  width: number;
  height: number;
  isWide: boolean;
}

const plain = {
  frame: tw(
    'group relative flex flex-col h-full rounded-card bg-raised border border-border shadow-card hover:shadow-lifted overflow-hidden',
  ),
  picture: tw('aspect-video overflow-hidden'),
  words: tw('flex flex-col grow gap-1 p-4'),
  title: tw('text-16 font-semibold leading-heading line-clamp-2'),
  description: tw('text-14 text-muted line-clamp-3'),
  width: 320,
  height: 180,
  isWide: false,
} as const satisfies CardLook;

const onPicture = {
  picture: tw('absolute inset-0'),
  words: tw('relative flex flex-col justify-end grow gap-1 p-4 scrim text-on-picture'),
  title: tw('text-18 font-semibold leading-heading line-clamp-2'),
  description: tw('text-14 line-clamp-2'),
  isWide: true,
} as const;

/** How a card looks in each layout (R-HOME-007, A-030). */
export const cardLooks = {
  card: plain,
  row: {
    ...plain,
    frame: tw(
      'group relative flex h-full rounded-card bg-raised border border-border shadow-card hover:shadow-lifted overflow-hidden',
    ),
    picture: tw('w-24 md:w-48 shrink-0 overflow-hidden'),
  },
  square: { ...plain, picture: tw('aspect-square overflow-hidden'), height: 320 },
  round: {
    ...plain,
    frame: tw('group relative flex flex-col items-center h-full rounded-card hover:bg-primary-soft'),
    picture: tw('w-32 aspect-square rounded-full overflow-hidden mt-4'),
    words: tw('flex flex-col grow gap-1 p-4 text-center'),
    width: 128,
    height: 128,
  },
  overlay: {
    ...onPicture,
    frame: tw(
      'group relative flex flex-col h-full min-h-card rounded-card shadow-card hover:shadow-lifted overflow-hidden',
    ),
    width: 320,
    height: 240,
  },
  banner: {
    ...onPicture,
    frame: tw('group relative flex flex-col h-64 md:h-banner rounded-card shadow-card overflow-hidden'),
    words: tw('relative flex flex-col justify-end grow gap-2 p-6 md:p-10 scrim text-on-picture'),
    title: tw('text-28 font-semibold line-clamp-2'),
    description: tw('text-16 line-clamp-2 max-w-text'),
    width: 1232,
    height: 360,
  },
} as const satisfies Record<string, CardLook>;

export type CardShape = keyof typeof cardLooks;

export const shapeOfLayout: Record<ItemLayout, CardShape> = {
  Single: 'row',
  Multiple: 'card',
  SquareHorizontal: 'square',
  SquareGrid: 'square',
  TextOnImageHorizontal: 'overlay',
  TextOnImageGrid: 'overlay',
  RoundImageHorizontal: 'round',
  RoundImageGrid: 'round',
};
