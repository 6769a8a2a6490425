import type { TextKey } from '../text-key';

/** The icon and label for each icon number. The default, 0, has no label. @see R-ENTITY-016 */
const elementLabels = {
  0: { icon: 'link' },
  1: { icon: 'nextUp', label: 'ELEMENT_NEXT_UP' },
  2: { icon: 'continueELearning', label: 'ELEMENT_CONTINUE_ELEARNING' },
  3: { icon: 'latestFavorite', label: 'ELEMENT_LATEST_FAVORITE' },
  4: { icon: 'latestCertificate', label: 'ELEMENT_LATEST_CERTIFICATE' },
} as const satisfies Record<number, { icon: string; label?: TextKey }>;

export type ElementLabel = { icon: ElementIcon; label?: TextKey };

type ElementIcon = (typeof elementLabels)[keyof typeof elementLabels]['icon'];

/** Returns the icon and label for an icon number. Unknown numbers count as 0. @see R-ENTITY-016 A-042 */
export function elementLabel(number: number): ElementLabel {
  return Object.hasOwn(elementLabels, number)
    ? elementLabels[number as keyof typeof elementLabels]
    : elementLabels[0];
}
