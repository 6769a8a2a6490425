import { useAtomValue } from 'jotai';
import type { ListInfo } from '../../domain/lists/list';
import { shownListColour } from '../../domain/lists/list-colour';
import type { Route } from '../../domain/routes';
import { isUser } from '../../domain/session/viewer';
import { useText } from '../../i18n/text';
import { useListInfo, useListRows } from '../../state/lists';
import { sessionAtom } from '../../state/runtime';
import { ArrowLeft } from '../../ui/icons/icons';
import { StateCard } from '../../ui/state-card/StateCard';
import { tw } from '../../ui/style/tw';
import { Heading } from '../../widgets/heading/Heading';
import { RouteLink } from '../../widgets/link/Link';
import { ExpandableText } from '../../widgets/list-parts/ExpandableText';
import { ItemRows } from '../../widgets/list-parts/ItemRows';
import { LateSkeleton } from '../../widgets/list-parts/LateSkeleton';
import { ListsLogin } from '../../widgets/list-parts/ListsLogin';
import { ListsEmpty, ListsFailed } from '../../widgets/list-parts/ListsState';

/** One list with its items (R-LISTS-012..015); users only. */
export function ListDetailsPage({ route }: { route: Extract<Route, { name: 'listDetails' }> }) {
  const viewer = useAtomValue(sessionAtom);
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
  const { t } = useText();
  const info = useListInfo(listId);
  if (info.state === 'loading') return <LateSkeleton />;
  if (info.state === 'failed' && info.isNotFound)
    return <StateCard drawing="empty" text={t('LIST_NOT_FOUND')} />;
  if (info.state === 'failed') return <ListsFailed onRetry={info.retry} />;
  return (
    <>
      <ListHeader list={info.data} />
      <Items list={info.data} />
    </>
  );
}

function ListHeader({ list }: { list: ListInfo }) {
  const { t } = useText();
  return (
    <header className={tw('flex flex-col gap-2')}>
      <div
        aria-hidden
        className={tw('h-4 rounded-full border border-border')}
        style={{ backgroundColor: shownListColour(list.colour) }}
      />
      <Heading className={tw('text-28 font-semibold break-anywhere')}>{list.name}</Heading>
      <p className={tw('text-14 text-muted')}>{t('LIST_ITEM_COUNT', { count: list.itemCount })}</p>
      {list.description ? <ExpandableText text={list.description} /> : null}
    </header>
  );
}

function Items({ list }: { list: ListInfo }) {
  const rows = useListRows(list.id);
  if (rows.state === 'loading') return <LateSkeleton />;
  if (rows.state === 'failed') return <ListsFailed onRetry={rows.retry} />;
  return (
    <ItemRows
      rows={rows.data}
      ownership={list.ownership}
      listId={list.id}
      empty={<ListsEmpty text="EMPTY_LIST" />}
    />
  );
}
