import type { ReactNode } from 'react';
import type { ClickTarget } from '../../domain/navigation/click-target';
import { typeLabel } from '../../domain/activities/item-type-labels';
import type { HomeItem } from '../../domain/home/home-item';
import { seeAllStatusLabel } from '../../domain/activities/status/see-all-status';
import { useText } from '../../i18n/texts';
import { showsFocus, stretched } from '../../widgets/activity-card/card-variants';
import { tw } from '../../ui/style/tw';
import { NotAvailable } from '../../widgets/activity-card/ActivityCard';
import { ExtraInformation } from '../../widgets/activity-card/ExtraInformation';
import { StatusBadge } from '../../widgets/activity-card/StatusBadge';
import { Heading } from '../../widgets/heading/Heading';
import { TargetLink } from '../../widgets/link/Link';

interface CompactCardProps {
  item: HomeItem;
  target: ClickTarget;
  favouriteButton: ReactNode;
  onFollow?: () => void;
}

/** Renders one item as a line, without image and description. @see R-SEEALL-005 A-059 */
export function CompactCard({ item, target, favouriteButton, onFollow }: CompactCardProps) {
  const { t } = useText();
  const label = typeLabel(item);
  const status = item.status === undefined ? undefined : seeAllStatusLabel(item.status);
  return (
    <article part="card" className={`${line} ${showsFocus}`}>
      <div className={tw('grow min-w-0')}>
        {label ? <p className={tw('text-13 text-muted')}>{t(label)}</p> : null}
        <Heading
          part="card-title"
          below={2}
          className={tw('text-16 font-semibold leading-heading line-clamp-2')}
          title={item.name}
          lang={item.language}
          dir="auto"
        >
          <TargetLink target={target} className={stretched} {...(onFollow ? { onFollow } : {})}>
            {item.name}
          </TargetLink>
        </Heading>
        {item.isArchived ? <NotAvailable /> : null}
      </div>
      <div className={tw('flex flex-wrap items-center gap-2 text-13 empty:hidden')}>
        <ExtraInformation item={item} />
        {item.status !== undefined && status ? <StatusBadge status={item.status} label={status} /> : null}
      </div>
      {favouriteButton ? <div className={tw('relative z-10')}>{favouriteButton}</div> : null}
    </article>
  );
}

const line = tw(
  'relative flex flex-wrap md:flex-nowrap items-center gap-x-4 gap-y-1 px-4 py-2 rounded-card border border-border bg-raised lifts',
);
