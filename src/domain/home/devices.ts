export type Device = 'mobile' | 'tablet' | 'desktop';

/** From these widths on an element is laid out for them. */
const leastPx = { tablet: 768, desktop: 1024 } as const;

/** The device that an element of this width is laid out for (R-ENTITY-083, A-163). */
export function deviceOf(widthPx: number): Device {
  if (widthPx >= leastPx.desktop) return 'desktop';
  return widthPx >= leastPx.tablet ? 'tablet' : 'mobile';
}

/** A banner slides from this many items on (R-CONST-031). */
const sliderMinimumItems = { desktop: 4, tablet: 3, mobile: 2 } as const;

/** Does a banner with this many items slide (R-CONST-031, R-HOME-020..022)? */
export function bannerSlides(itemCount: number, device: Device): boolean {
  return itemCount >= sliderMinimumItems[device];
}
