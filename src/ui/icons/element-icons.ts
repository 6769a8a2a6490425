import type { Icon } from './create-icon';
import { Award, CalendarClock, Link } from './elements';
import { Play } from './playback';
import { Heart } from './status';

/** The icons of a custom list's elements by name. @see R-ENTITY-016 */
export const elementIcons: Readonly<
  Record<'link' | 'nextUp' | 'continueELearning' | 'latestFavorite' | 'latestCertificate', Icon>
> = {
  link: Link,
  nextUp: CalendarClock,
  continueELearning: Play,
  latestFavorite: Heart,
  latestCertificate: Award,
};
