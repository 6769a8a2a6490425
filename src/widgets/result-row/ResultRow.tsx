import type { ReactNode } from 'react';
import { actionOf } from '../../domain/activity/actions';
import { classClickTarget, clickTarget } from '../../domain/activity/click-target';
import { itemTypeLabels } from '../../domain/activity/item-type-labels';
import { defaultPictureNumber } from '../../domain/media/default-picture';
import { plainText } from '../../domain/text/plain-text';
import { markedParts } from '../../domain/search/marked-words';
import type { ResultItem } from '../../domain/search/result-item';
import { statusLabel } from '../../domain/status/status-labels';
import { useDates } from '../../state/dates';
import { useText } from '../../i18n/text';
import { useHost } from '../../state/host';
import { buttonClass } from '../../ui/button/Button';
import { Picture } from '../../ui/picture/Picture';
import { tw } from '../../ui/style/tw';
import { TargetLink } from '../link/Link';
import { Heading } from '../heading/Heading';

interface ResultRowProps {
  item: ResultItem;
  /** Its words are marked in the title. */
  phrase: string;
  heart?: ReactNode;
  /** Replaces the button for an archived item, which only offers to be let go (R-FAV-020). */
  action?: ReactNode;
}

const row = tw(
  'relative grid grid-cols-1 md:grid-cols-row gap-4 p-4 rounded-card border border-border bg-raised hover:shadow-lifted',
);

/** One result: picture, type, title with marked words, description, dates and seats, status, one action. */
export function ResultRow({ item, phrase, heart, action }: ResultRowProps) {
  const { t } = useText();
  const { element } = useHost();
  const target = clickTarget(item);
  const label = item.status === undefined ? undefined : statusLabel(item.status);
  const select = () => element.emit('lp-select', { elementId: item.id, type: item.type });
  return (
    <article className={row}>
      <div className={tw('hidden md:block w-48 aspect-video rounded-control overflow-hidden')}>
        <Picture src={item.image} seed={defaultPictureNumber(item.id)} width={192} height={108} />
      </div>
      <div className={tw('min-w-0 flex flex-col gap-1')}>
        <p className={tw('text-13 text-muted')}>
          {[t(itemTypeLabels[item.type]), item.isMandatory ? t('MANDATORY') : undefined]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Heading
          below={1}
          className={tw('text-18 font-semibold line-clamp-2 pe-10')}
          title={item.title}
          lang={item.language}
          dir="auto"
        >
          <TargetLink
            target={target}
            className={tw('inline-block min-h-touch hover:underline')}
            onFollow={select}
          >
            <MarkedTitle title={item.title} phrase={phrase} />
          </TargetLink>
        </Heading>
        <p
          className={tw('text-14 text-muted line-clamp-2')}
          lang={item.isArchived ? undefined : item.language}
        >
          {item.isArchived ? t('ACTIVITY_NOT_AVAILABLE') : plainText(item.description ?? '')}
        </p>
        <Facts item={item} />
      </div>
      <div className={tw('flex flex-row md:flex-col items-end justify-between md:justify-end gap-2')}>
        {label ? (
          <span className={tw('px-2 rounded-full bg-primary-soft text-13')}>{t(label)}</span>
        ) : (
          <span />
        )}
        {action ??
          (target.kind === 'none' ? null : (
            <TargetLink
              target={target}
              className={buttonClass('secondary')}
              onFollow={select}
              aria-label={`${t(actionOf(item))}: ${item.title}`}
            >
              {t(actionOf(item))}
            </TargetLink>
          ))}
      </div>
      {heart ? <div className={tw('absolute top-2 end-2')}>{heart}</div> : null}
    </article>
  );
}

function MarkedTitle({ title, phrase }: { title: string; phrase: string }) {
  return markedParts(title, phrase).map(({ text, isMarked }, index) =>
    isMarked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

/** The class that comes next as a link of its own, its dates, and the seats that are left (R-CLICK-007, A-094). */
function Facts({ item }: { item: ResultItem }) {
  const { t } = useText();
  const { formatPeriod } = useDates();
  const period = formatPeriod(item.firstPeriod ?? item.date, item.latestPeriod);
  const seats = item.availableSeats;
  const facts = [
    item.className && item.classId ? (
      <TargetLink
        key="class"
        target={classClickTarget(item)}
        className={tw('inline-flex items-center min-h-touch text-primary underline')}
      >
        {item.className}
      </TargetLink>
    ) : null,
    period ? <span key="period">{period}</span> : null,
    seats === undefined ? null : (
      <span key="seats">
        {seats > 0 ? t('SEATS_LEFT', { count: seats }) : t(item.hasWaitingList ? 'WAITING_LIST' : 'NO_SEATS')}
      </span>
    ),
    item.extraInformation ? <span key="extra">{item.extraInformation}</span> : null,
  ].filter(Boolean);
  return <div className={tw('flex flex-wrap gap-x-4 gap-y-1 text-14 empty:hidden')}>{facts}</div>;
}
