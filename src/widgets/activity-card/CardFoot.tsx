import { statusLabel } from '../../domain/activities/status/status-labels';
import type { HomeItem } from '../../domain/home/home-item';
import type { TextKey } from '../../domain/text-key';
import { tw } from '../../ui/style/tw';
import { ProgressBar } from './ProgressBar';
import { StatusBadge } from './StatusBadge';
import { DetailLine } from './DetailLine';
import { useActionText } from './use-action-text';

interface CardFootProps {
  item: HomeItem;
  /** Whether the card shows details, of which extra information is one. */
  showsDetails: boolean;
  showsStatus: boolean;
  className: string;
  /** The class of the line of details. */
  detailsClass: string;
  /** The class of the text of a press, where it is not the common one. */
  verbClass?: string | undefined;
  action: TextKey | undefined;
}

/** The last lines of a card: details, progress, status and what a press does. */
export function CardFoot({
  item,
  showsDetails,
  showsStatus,
  className,
  detailsClass,
  verbClass,
  action,
}: CardFootProps) {
  const { status, progress } = showsStatus ? { status: item.status, progress: item.details?.progress } : {};
  const label = status === undefined ? undefined : statusLabel(status);
  const actionText = useActionText(item, action);
  if (![showsDetails, progress, label, action].some(Boolean)) return null;
  return (
    <div className={`${tw('flex flex-col gap-0.5 md:gap-1 md:pt-1 text-13')} ${className}`}>
      {showsDetails ? <DetailLine item={item} className={detailsClass} /> : null}
      {progress ? (
        <ProgressBar progress={progress} isDescribed={showsDetails && 'countedInformation' in item} />
      ) : null}
      <LastLine status={status} label={label} action={actionText} verbClass={verbClass} />
    </div>
  );
}

interface LastLineProps {
  status: string | undefined;
  label: TextKey | undefined;
  action: string | undefined;
  verbClass: string | undefined;
}

function LastLine({ status, label, action, verbClass = verb }: LastLineProps) {
  return (
    <div className={tw('flex flex-wrap items-center gap-x-2 gap-y-0.5 empty:hidden')}>
      {status !== undefined && label ? <StatusBadge status={status} label={label} /> : null}
      {action ? <span className={verbClass}>{action}</span> : null}
    </div>
  );
}

const verb = tw('ms-auto font-semibold text-verb');
