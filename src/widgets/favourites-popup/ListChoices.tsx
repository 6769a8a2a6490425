import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ListInfo } from '../../domain/lists/list';
import { useText } from '../../i18n/texts';
import { useLists } from '../../state/lists/hooks';
import { ChevronDown } from '../../ui/icons/arrows';
import { tw } from '../../ui/style/tw';
import { CheckRow } from '../../ui/field/CheckRow';
import { PopupNotice } from './PopupNotice';

interface ListChoicesProps {
  selected: readonly string[];
  /** The id of the list that was just created. The area scrolls to it, and its box gets the focus. */
  newestId: string | undefined;
  onToggle: (listId: string, on: boolean) => void;
}

const toggle = tw(
  'flex w-full items-center justify-between gap-2 px-2 py-2 rounded-control font-semibold hover:bg-primary-soft',
);

/** The person's own lists, collapsed or in an area that scrolls. @see R-FAVPOP-004 R-FAVPOP-006 R-FAVPOP-007 */
export function ListChoices(props: ListChoicesProps) {
  const { t } = useText();
  const id = useId();
  const [closedAt, setClosedAt] = useState<string | false>(false);
  // A new list expands lists that were collapsed before.
  const isOpen = closedAt !== (props.newestId ?? '');
  return (
    <div>
      <button
        type="button"
        className={toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setClosedAt(isOpen ? (props.newestId ?? '') : false)}
      >
        {t('FAVOURITE_LISTS')}
        <ChevronDown size={20} aria-hidden className={isOpen ? tw('rotate-180') : undefined} />
      </button>
      <div id={id} className={tw('overflow-y-auto max-h-accordion')}>
        {isOpen ? <OwnLists {...props} /> : null}
      </div>
    </div>
  );
}

function OwnLists({ selected, newestId, onToggle }: ListChoicesProps) {
  const { t } = useText();
  const { data: lists, error, refetch } = useLists('owned');
  if (!lists && error) return <PopupNotice text={t('ERROR_LIST_TITLE')} onRetry={refetch} />;
  if (!lists) return <PopupNotice text={t('LOADING')} />;
  if (lists.length === 0) return <PopupNotice text={t('FAVOURITE_NO_LISTS')} />;
  return <Ticks lists={lists} selected={selected} newestId={newestId} onToggle={onToggle} />;
}

function Ticks({ lists, selected, newestId, onToggle }: ListChoicesProps & { lists: readonly ListInfo[] }) {
  const { t } = useText();
  const area = useRef<HTMLUListElement>(null);
  const showsNewest = newestId !== undefined && lists.some(({ id }) => id === newestId);
  useLayoutEffect(() => {
    // The newest list is the last one. @see R-FAVPOP-015
    if (showsNewest && area.current) area.current.scrollTop = area.current.scrollHeight;
  }, [showsNewest, newestId]);
  useEffect(() => {
    // Not before the dialog of the new list has given the focus back: where it ends, a screen reader says what became of
    // the list.
    if (showsNewest) area.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
  }, [showsNewest, newestId]);
  return (
    <ul
      ref={area}
      aria-label={t('FAVOURITE_LISTS')}
      className={tw('max-h-popup overflow-y-auto overscroll-contain')}
    >
      {lists.map(({ id, name }) => (
        <li key={id}>
          <CheckRow label={name} isOn={selected.includes(id)} onToggle={(on) => onToggle(id, on)} />
        </li>
      ))}
    </ul>
  );
}
