import type { ReactNode } from 'react';
import type { ListInfo } from '../../domain/lists/list';
import type { ListRow } from '../../domain/lists/list-row';
import { useText } from '../../i18n/texts';
import { tw } from '../../ui/style/tw';
import { ExpandableText } from './ExpandableText';
import { ListCollage } from './ListCollage';

interface ListHeadProps {
  list: ListInfo;
  /** Empty until the rows are loaded. */
  rows: readonly ListRow[];
  /** The name of the list, as a heading or a link. */
  title: ReactNode;
  isOwn: boolean;
  /** Shown below the description. */
  children?: ReactNode;
}

/** What a list shows of itself: the images of its first items, its name, how many items it has, whose it is. */
export function ListHead({ list, rows, title, isOwn, children }: ListHeadProps) {
  const { t } = useText();
  return (
    <div className={tw('grid grid-cols-thumb md:grid-cols-collage md:rows-head gap-x-4 gap-y-2')}>
      <div
        className={tw(
          'md:row-span-2 self-start aspect-square rounded-card overflow-hidden border border-border',
        )}
      >
        <ListCollage list={list} rows={rows} />
      </div>
      <div className={tw('self-center md:self-start min-w-0')}>
        {title}
        <p className={tw('text-14 text-muted')}>
          {`${t('LIST_ITEM_COUNT', { count: list.itemCount })} · ${t(isOwn ? 'LIST_OWN' : 'LIST_OF_OTHERS')}`}
        </p>
      </div>
      <div className={tw('col-span-full md:col-auto flex flex-col gap-3 min-w-0')}>
        {list.description ? <ExpandableText text={list.description} /> : null}
        {children}
      </div>
    </div>
  );
}
