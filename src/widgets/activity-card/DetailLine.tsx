import type { HomeItem } from '../../domain/home/home-item';
import { statusTone } from '../../domain/activities/status/status-tone';
import { isMediaType } from '../../domain/media/media-types';
import { useText } from '../../i18n/texts';
import { useDates } from '../../state/catalog/dates';
import type { Icon } from '../../ui/icons/create-icon';
import { Clock, MapPin } from '../../ui/icons/activities/details';
import { CalendarDays } from '../../ui/icons/views';
import { tw } from '../../ui/style/tw';
import { ExtraInformation } from './ExtraInformation';
import { durationText } from './duration-text';
import { seatsText } from './seats-text';

interface DetailLineProps {
  item: HomeItem;
  className: string;
}

/** The details by which people choose, on one or two lines. A missing detail leaves no gap. @see O-20 */
export function DetailLine({ item, className }: DetailLineProps) {
  const { t } = useText();
  const { formatDate, formatPeriod } = useDates();
  const { details = {}, date, type } = item;
  const { startDate, endDate, deadline, durationMinutes, location, seatsLeft, price, level } = details;
  const due = formatDate(deadline);
  // The date of media is the day on which they were published, and beside a deadline only a period says what it is.
  const start = startDate ?? (deadline || (type && isMediaType(type)) ? undefined : date);
  return (
    <p className={`${className} ${tw('empty:hidden leading-heading')}`}>
      <Detail icon={Clock} text={due && t('DUE_ON', { date: due })} />
      <Detail icon={CalendarDays} text={formatPeriod(start, endDate)} />
      <Detail icon={Clock} text={durationMinutes && durationText(durationMinutes, t)} />
      <Detail icon={MapPin} text={location} />
      <ExtraInformation item={item} />
      {seatsLeft === undefined || hasSeat(item) ? null : <Detail text={seatsText(seatsLeft, false, t)} />}
      <Detail text={price} />
      <Detail text={level} />
    </p>
  );
}

/** A person who signed up, or who completed the activity, does not look for a seat. */
const hasSeat = ({ status }: HomeItem): boolean => status !== undefined && statusTone(status) !== 'none';

function Detail({ icon: Picture, text }: { icon?: Icon; text: string | number | undefined }) {
  if (!text) return null;
  return (
    <span className={tw('inline-flex items-center gap-1 min-w-0 max-w-full')}>
      {Picture ? <Picture size={14} aria-hidden className={tw('shrink-0')} /> : null}
      <span className={tw('min-w-0')} dir="auto">
        {text}
      </span>
    </span>
  );
}
