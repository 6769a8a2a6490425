import type { ReactNode } from 'react';
import { actionOf } from '../../domain/activities/actions';
import { classClickTarget, clickTarget, type ClickTarget } from '../../domain/navigation/click-target';
import { isAhead } from '../../domain/dates/api-date';
import { isMediaType } from '../../domain/media/media-types';
import { itemTypeLabels } from '../../domain/activities/item-type-labels';
import { defaultPictureNumber } from '../../domain/media/default-picture';
import { plainText } from '../../domain/text/plain-text';
import type { ResultItem } from '../../domain/search/result-item';
import { statusLabel } from '../../domain/activities/status/status-labels';
import type { TextKey } from '../../domain/text-key';
import { useDates } from '../../state/catalog/dates';
import { useText } from '../../i18n/texts';
import { useElementContext } from '../../state/portal/element-context';
import { useImageSource } from '../../state/catalog/image-source';
import { buttonClass } from '../../ui/button/Button';
import { Picture } from '../../ui/picture/Picture';
import { tw } from '../../ui/style/tw';
import { TargetLink } from '../link/Link';
import { Heading } from '../heading/Heading';
import { seatsText } from '../activity-card/seats-text';
import { StatusBadge } from '../activity-card/StatusBadge';
import { MarkedTitle } from '../marked-title/MarkedTitle';
import { useActionText } from '../activity-card/use-action-text';
import { AddToCalendar } from './AddToCalendar';

interface ResultRowProps {
  item: ResultItem;
  /** The search phrase. Its words are marked in the title. */
  phrase: string;
  favouriteButton?: ReactNode;
  /** Replaces the button of an archived item, which offers only its removal. @see R-FAV-020 */
  action?: ReactNode;
  /** Shown beside the action. */
  beside?: ReactNode;
  /** Replaces the short description. */
  description?: ReactNode;
  /** Shown before the title. */
  mark?: ReactNode;
  /** Whether the image is visible as soon as the row is. */
  isFirstSeen?: boolean | undefined;
  /** Returns the label of a status code; undefined for a status that is not shown. */
  labelOfStatus?: (code: string) => TextKey | undefined;
  /** Hides the image and the description. @see A-059 */
  isCompact?: boolean;
  /** The number of levels of the row's heading below the element's highest heading. */
  below?: number;
  /** Called when the person follows one of the row's links. */
  onOpen?: () => void;
}

const row = tw(
  'relative grid grid-cols-thumb md:grid-cols-row gap-3 md:gap-4 p-3 md:p-4 rounded-card border border-border bg-raised hover:shadow-lifted',
);
const compactRow = tw(
  'relative grid grid-cols-1 md:grid-cols-main gap-x-4 gap-y-2 px-4 py-2 rounded-card border border-border bg-raised hover:shadow-lifted',
);

/** The text of the action stays on one line. On a narrow row with a long status, the action moves to the next line. */
const foot = tw(
  'flex flex-wrap md:flex-nowrap md:flex-col items-end md:justify-end gap-2 col-span-full md:col-auto',
);

const picture = tw('w-full md:w-48 aspect-square md:aspect-video rounded-control overflow-hidden');

/** One result: image, type, title with marked words, description, dates and seats, status, one action. */
export function ResultRow({
  item,
  phrase,
  favouriteButton,
  action,
  beside,
  description,
  mark,
  labelOfStatus,
  isCompact = false,
  isFirstSeen,
  below = 1,
  onOpen,
}: ResultRowProps) {
  const { element } = useElementContext();
  const target = clickTarget(item);
  const select = () => {
    element.emit('lp-select', { elementId: item.id, type: item.type });
    onOpen?.();
  };
  return (
    <article part="result" className={isCompact ? compactRow : row}>
      {isCompact ? null : <RowPicture item={item} isFirstSeen={isFirstSeen} />}
      <div className={tw('min-w-0 flex flex-col gap-1')}>
        {mark}
        <Kind item={item} />
        <Heading
          part="result-title"
          below={below}
          className={tw('text-18 font-semibold pe-10')}
          title={item.title}
          lang={item.language}
        >
          <TargetLink
            target={target}
            className={tw('inline-block min-h-touch hover:underline')}
            onFollow={select}
          >
            <span className={tw('line-clamp-4 break-anywhere')} dir="auto">
              <MarkedTitle title={item.title} phrase={phrase} />
            </span>
          </TargetLink>
        </Heading>
        {description ?? (isCompact && !item.isArchived ? null : <Description item={item} />)}
        <Details item={item} onOpen={select} />
      </div>
      <div className={foot}>
        <Status code={item.status} labelOf={labelOfStatus} />
        <div className={tw('flex items-center gap-1 ms-auto')}>
          {beside}
          {action ?? <Action item={item} target={target} onOpen={select} />}
        </div>
      </div>
      {favouriteButton ? <div className={tw('absolute top-2 end-2')}>{favouriteButton}</div> : null}
    </article>
  );
}

/** The image, on a phone too. @see R-LISTS-005 */
function RowPicture({ item, isFirstSeen = false }: Pick<ResultRowProps, 'item' | 'isFirstSeen'>) {
  const imageSource = useImageSource();
  return (
    <div className={picture}>
      <Picture
        src={imageSource(item.image)}
        seed={defaultPictureNumber(item.id)}
        width={192}
        height={108}
        isFirstSeen={isFirstSeen}
      />
    </div>
  );
}

/** The only button. An item without a target has none. */
function Action({ item, target, onOpen }: { item: ResultItem; target: ClickTarget; onOpen: () => void }) {
  const text = useActionText(item, actionOf(item));
  if (target.kind === 'none') return null;
  return (
    <TargetLink
      target={target}
      className={buttonClass('secondary')}
      onFollow={onOpen}
      aria-label={`${text}: ${item.title}`}
    >
      {text}
    </TargetLink>
  );
}

interface StatusProps {
  code: string | undefined;
  labelOf: ((code: string) => TextKey | undefined) | undefined;
}

function Status({ code, labelOf = statusLabel }: StatusProps) {
  const label = code === undefined ? undefined : labelOf(code);
  return code === undefined || !label ? null : <StatusBadge status={code} label={label} />;
}

function Description({ item }: { item: ResultItem }) {
  const { t } = useText();
  return (
    <p
      className={tw('text-14 text-muted line-clamp-2')}
      lang={item.isArchived ? undefined : item.language}
      dir="auto"
    >
      {item.isArchived ? t('ACTIVITY_NOT_AVAILABLE') : plainText(item.description ?? '')}
    </p>
  );
}

/** The type of the item, and whether it is mandatory, and whether the person is in its target group. */
function Kind({ item }: { item: ResultItem }) {
  const { t } = useText();
  const words = [
    t(itemTypeLabels[item.type]),
    item.isMandatory && t('MANDATORY'),
    item.isInTargetGroup && t('RESULT_IN_TARGET_GROUP'),
  ];
  return <p className={tw('text-13 text-muted pe-10')}>{words.filter(Boolean).join(' · ')}</p>;
}

/** The next class as a link of its own, the dates from then on, and the seats that are left. @see R-CLICK-007 A-060 */
function Details({ item, onOpen }: { item: ResultItem; onOpen: () => void }) {
  const { t } = useText();
  const { formatPeriod } = useDates();
  const period = formatPeriod(item.date, item.latestPeriod);
  const details = [
    item.className && item.classId ? (
      <TargetLink
        key="class"
        target={classClickTarget(item)}
        onFollow={onOpen}
        className={tw('inline-flex items-center min-h-touch text-primary underline')}
      >
        {item.className}
      </TargetLink>
    ) : null,
    period ? (
      <span key="period" className={tw('inline-flex items-center')}>
        {isMediaType(item.type) ? t('PUBLISHED', { date: period }) : period}
        {canBeAttended(item) ? <AddToCalendar item={item} /> : null}
      </span>
    ) : null,
    <Seats key="seats" item={item} />,
    <span key="extra" dir="auto" className={tw('empty:hidden')}>
      {item.extraInformation}
    </span>,
  ];
  return <div className={tw('flex flex-wrap items-center gap-x-4 gap-y-1 text-14')}>{details}</div>;
}

/**
 * Returns whether a person can still attend. A past item cannot be attended. Media can be seen on any day, and their
 * date is the day on which they were published.
 */
const canBeAttended = ({ date, isArchived, type }: ResultItem): boolean =>
  date !== undefined && isAhead(date, new Date()) && !isArchived && !isMediaType(type);

function Seats({ item }: { item: ResultItem }) {
  const { t } = useText();
  const { availableSeats: seats, hasWaitingList } = item;
  if (seats === undefined) return null;
  return (
    <span className={seats > 0 ? undefined : tw('text-warning')}>{seatsText(seats, hasWaitingList, t)}</span>
  );
}
