import { tw } from '../../../ui/style/tw';

/** The styles of the two fields among the filters. */
export const fieldLabel = tw('block font-semibold text-14 pb-1');
export const fieldBox = tw(
  'flex items-center gap-1 ps-3 h-field rounded-control border border-control bg-surface focus-within:outline-focus',
);
