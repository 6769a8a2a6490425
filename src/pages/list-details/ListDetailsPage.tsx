import { useRef } from 'react';
import { isOwner, type ListInfo } from '../../domain/lists/list';
import type { Route } from '../../domain/navigation/routes';
import { isUser } from '../../domain/session/viewer';
import { useText } from '../../i18n/texts';
import { useNewItems } from '../../state/lists/new-items';
import type { ListRow } from '../../state/lists/list-rows';
import { useListInfo, useListRows } from '../../state/lists/hooks';
import { useReturnHere } from '../../state/navigation/return-here';
import { ArrowLeft } from '../../ui/icons/arrows';
import { tw } from '../../ui/style/tw';
import { Heading } from '../../widgets/heading/Heading';
import { RouteLink } from '../../widgets/link/Link';
import { ItemRows } from '../../widgets/list-rows/ItemRows';
import { DelayedSkeleton } from '../../widgets/list-parts/DelayedSkeleton';
import { ListsLogin } from '../../widgets/list-parts/ListsLogin';
import { ListHead } from '../../widgets/list-parts/ListHead';
import { ListsEmpty } from '../../widgets/list-parts/ListsEmpty';
import { ListUnavailable } from '../../widgets/list-parts/ListUnavailable';
import { ListActions } from './ListActions';
import { useSession } from '../../state/session/hooks';

/** Renders one list with its items, for signed-in users only. @see R-LISTS-012..015 A-104 */
export function ListDetailsPage({ route }: { route: Extract<Route, { name: 'listDetails' }> }) {
  const viewer = useSession();
  if (!isUser(viewer)) return <ListsLogin />;
  return (
    <div className={tw('flex flex-col gap-4')}>
      <BackLink />
      <Details listId={route.listId} />
    </div>
  );
}

const back = tw('inline-flex items-center gap-2 min-h-bar font-semibold text-primary hover:underline');

function BackLink() {
  const { t } = useText();
  return (
    <div>
      <RouteLink to={{ name: 'lists', listType: 'owned' }} className={back}>
        <ArrowLeft size={20} aria-hidden className={tw('rtl:rotate-180')} />
        {t('LIST_BACK')}
      </RouteLink>
    </div>
  );
}

function Details({ listId }: { listId: string }) {
  const { data: list, error, refetch } = useListInfo(listId);
  if (list) return <Shown list={list} />;
  return error ? <ListUnavailable error={error} onRetry={refetch} /> : <DelayedSkeleton />;
}

function Shown({ list }: { list: ListInfo }) {
  const { data: rows, error, refetch } = useListRows(list.id);
  const ref = useRef<HTMLDivElement>(null);
  useReturnHere(ref, rows !== undefined);
  return (
    <div ref={ref} className={tw('flex flex-col gap-4')}>
      <ListHeader list={list} rows={rows ?? []} />
      {rows ? <Items list={list} rows={rows} onRetry={refetch} /> : null}
      {!rows && error ? <ListUnavailable error={error} onRetry={refetch} /> : null}
      {rows || error ? null : <DelayedSkeleton />}
    </div>
  );
}

interface WithRows {
  list: ListInfo;
  rows: readonly ListRow[];
}

function ListHeader({ list, rows }: WithRows) {
  return (
    <header>
      <ListHead
        list={list}
        rows={rows}
        isOwn={isOwner(list)}
        title={
          <Heading className={tw('text-22 md:text-28 font-semibold break-anywhere')}>{list.name}</Heading>
        }
      >
        <ListActions list={list} rows={rows} />
      </ListHead>
    </header>
  );
}

function Items({ list, rows, onRetry }: WithRows & { onRetry: () => void }) {
  const newItems = useNewItems(list, rows);
  return (
    <ItemRows
      rows={rows}
      newItems={newItems}
      ownership={list.ownership}
      listId={list.id}
      empty={<ListsEmpty text="EMPTY_LIST" />}
      onRetry={onRetry}
    />
  );
}
