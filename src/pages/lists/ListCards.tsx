import type { ListInfo } from '../../domain/lists/list';
import { shownListColour } from '../../domain/lists/list-colour';
import { useText } from '../../i18n/text';
import { tw } from '../../ui/style/tw';
import { Heading } from '../../widgets/heading/Heading';
import { RouteLink } from '../../widgets/link/Link';
import { ExpandableText } from '../../widgets/list-parts/ExpandableText';

/** Lists as cards; each leads to its own page. */
export function ListCards({ lists }: { lists: readonly ListInfo[] }) {
  return (
    <ul className={tw('grid gap-4 auto-cols-min-280')}>
      {lists.map((list) => (
        <li key={list.id}>
          <ListCard list={list} />
        </li>
      ))}
    </ul>
  );
}

const frame = tw(
  'relative flex flex-col h-full rounded-card bg-raised border border-border shadow-card hover:shadow-lifted overflow-hidden',
);
const stretched = tw('after:absolute after:inset-0 after:rounded-card');

function ListCard({ list }: { list: ListInfo }) {
  const { t } = useText();
  return (
    <article className={frame}>
      <div
        aria-hidden
        className={tw('h-16 border-b border-border')}
        style={{ backgroundColor: shownListColour(list.colour) }}
      />
      <div className={tw('flex flex-col grow gap-1 p-4')}>
        <Heading below={1} className={tw('text-18 font-semibold break-anywhere')}>
          <RouteLink to={{ name: 'listDetails', listId: list.id }} className={stretched}>
            {list.name}
          </RouteLink>
        </Heading>
        <p className={tw('text-13 text-muted')}>{t('LIST_ITEM_COUNT', { count: list.itemCount })}</p>
        {list.description ? <ExpandableText text={list.description} /> : null}
      </div>
    </article>
  );
}
