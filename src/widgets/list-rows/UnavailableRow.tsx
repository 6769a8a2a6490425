import { itemTypeLabels } from '../../domain/activities/item-type-labels';
import type { ListRow } from '../../domain/lists/list-row';
import { defaultPictureNumber } from '../../domain/media/default-picture';
import { useText } from '../../i18n/texts';
import { DefaultPicture } from '../../ui/picture/DefaultPicture';
import { tw } from '../../ui/style/tw';
import { Heading } from '../heading/Heading';
import { useRowName } from './use-row-name';

const frame = tw('flex gap-4 p-4 rounded-card border border-border bg-raised');
const picture = tw(
  'shrink-0 self-start w-24 md:w-48 aspect-square md:aspect-video rounded-control overflow-hidden',
);

/**
 * An entry of which only the name is known: its details could not be loaded, or the entry cannot be read. It stays in
 * its position and offers no actions, least of all its removal.
 * @see O-19 O-23
 */
export function UnavailableRow({ row }: { row: Extract<ListRow, { state: 'failed' | 'unreadable' }> }) {
  const { t } = useText();
  const nameOf = useRowName();
  return (
    <article part="result" className={frame}>
      <div className={picture}>
        <DefaultPicture
          seed={defaultPictureNumber(row.item.elementId ?? row.item.id)}
          className={tw('object-cover w-full h-full')}
        />
      </div>
      <div className={tw('min-w-0 flex flex-col gap-1')}>
        {row.state === 'failed' ? (
          <p className={tw('text-13 text-muted')}>{t(itemTypeLabels[row.item.type])}</p>
        ) : null}
        <Heading part="result-title" below={1} className={tw('text-18 font-semibold')}>
          <span className={tw('line-clamp-4 break-anywhere')} dir="auto">
            {nameOf(row)}
          </span>
        </Heading>
        <p className={tw('text-14 text-muted')}>
          {t(row.state === 'failed' ? 'LIST_ITEM_FAILED' : 'LIST_ITEM_UNREADABLE')}
        </p>
      </div>
    </article>
  );
}
