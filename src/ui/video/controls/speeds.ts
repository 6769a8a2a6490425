/** How fast a video can play; 1 is the speed at which it was made. */
export const speeds: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
