import { tw } from '../../../ui/style/tw';

/** The class of a menu entry. The whole row can be pressed. */
export const menuRow = tw(
  'flex items-center gap-3 px-3 min-h-bar w-full rounded-control text-start hover:bg-primary-soft',
);
