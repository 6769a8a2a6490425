export type Device = 'mobile' | 'tablet' | 'desktop';

/** The smallest element width of each layout. @see A-120 */
const leastPx = { tablet: 768, desktop: 1024 } as const;

/** Returns the device whose layout an element of this width uses. @see R-ENTITY-083 A-163 */
export function deviceOf(widthPx: number): Device {
  if (widthPx >= leastPx.desktop) return 'desktop';
  return widthPx >= leastPx.tablet ? 'tablet' : 'mobile';
}

/** The smallest number of items with which a banner slides. @see R-CONST-031 */
const sliderMinimumItems = { desktop: 4, tablet: 3, mobile: 2 } as const;

/** Returns whether a banner with this many items slides. @see R-CONST-031 R-HOME-020..022 */
export function bannerSlides(itemCount: number, device: Device): boolean {
  return itemCount >= sliderMinimumItems[device];
}
