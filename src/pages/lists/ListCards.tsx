import type { ReactNode } from 'react';
import type { ListInfo } from '../../domain/lists/list';
import { useText } from '../../i18n/texts';
import { useNewCount } from '../../state/lists/seen-items';
import { tw } from '../../ui/style/tw';
import { Heading } from '../../widgets/heading/Heading';
import { RouteLink } from '../../widgets/link/Link';
import { ExpandableText } from '../../widgets/list-parts/ExpandableText';
import { ListPicture } from '../../widgets/list-parts/ListPicture';

interface ListCardsProps {
  lists: readonly ListInfo[];
  /** Renders what a card offers besides its link. */
  actionOf?: (list: ListInfo) => ReactNode;
}

/** Renders lists as cards. Each card links to the page of its list. */
export function ListCards({ lists, actionOf }: ListCardsProps) {
  return (
    <ul className={tw('grid gap-4 auto-cols-min-280')}>
      {lists.map((list) => (
        <li key={list.id}>
          <ListCard list={list} action={actionOf?.(list)} />
        </li>
      ))}
    </ul>
  );
}

const frame = tw(
  'relative flex flex-col h-full rounded-card bg-raised border border-border shadow-card lifts overflow-hidden',
);
const stretched = tw('after:absolute after:inset-0 after:rounded-card');

function ListCard({ list, action }: { list: ListInfo; action: ReactNode }) {
  const { t } = useText();
  const newCount = useNewCount(list);
  return (
    <article part="card" className={frame}>
      <div className={tw('h-20 border-b border-border')}>
        <ListPicture id={list.id} colour={list.colour} />
      </div>
      <div className={tw('flex flex-col grow gap-1 p-4')}>
        <Heading part="card-title" below={1} className={tw('text-18 font-semibold break-anywhere')}>
          <RouteLink to={{ name: 'listDetails', listId: list.id }} className={stretched}>
            {list.name}
          </RouteLink>
        </Heading>
        <p className={tw('flex flex-wrap gap-2 text-13 text-muted')}>
          {t('LIST_ITEM_COUNT', { count: list.itemCount })}
          {newCount > 0 ? (
            <span className={tw('px-2 rounded-full bg-primary text-on-primary font-semibold')}>
              {t('LIST_NEW_COUNT', { count: newCount })}
            </span>
          ) : null}
        </p>
        {list.description ? <ExpandableText text={list.description} /> : null}
        {action ? <div className={tw('relative z-10 w-max mt-auto pt-2')}>{action}</div> : null}
      </div>
    </article>
  );
}
