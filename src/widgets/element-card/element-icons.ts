import type { Icon } from '../../ui/icons/create-icon';
import { Award, CalendarClock, Link } from '../../ui/icons/elements';
import { Play } from '../../ui/icons/playback';
import { Heart } from '../../ui/icons/status';

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
