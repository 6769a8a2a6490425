import { tw } from '../../../ui/style/tw';

/** An entry of a menu panel: a whole row that can be pressed. */
export const menuRow = tw(
  'flex items-center gap-3 px-3 min-h-bar w-full rounded-control text-start hover:bg-primary-soft',
);
