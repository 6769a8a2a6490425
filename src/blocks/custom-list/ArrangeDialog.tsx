import type { HomeBlock } from '../../domain/home/home-block';
import type { CustomElement } from '../../domain/custom-elements/custom-element';
import type { ArrangedElement } from '../../domain/custom-elements/saved-order';
import { dragStart } from '../../domain/gestures';
import { useText } from '../../i18n/texts';
import type { Arrangement } from '../../state/custom-elements/hooks';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { LiveRegion } from '../../ui/live/LiveRegion';
import { Sortable, SortableItem } from '../../ui/sortable/Sortable';
import { tw } from '../../ui/style/tw';
import { ArrangeRow } from './ArrangeRow';
import { dragWords } from '../../widgets/reorder/drag-words';
import { useArranging } from './use-arranging';
import { useControlFocus } from '../../widgets/reorder/use-control-focus';
import { Failed } from '../../widgets/failed/Failed';

interface ArrangeDialogProps {
  block: HomeBlock;
  arrangement: Arrangement;
  onClose: () => void;
}

/**
 * Renders the elements of a list as small rows that the user can drag, move with buttons, hide and show.
 * @see R-HOME-038..042 A-023
 */
export function ArrangeDialog({ block, arrangement, onClose }: ArrangeDialogProps) {
  const { t } = useText();
  const { data, hasFailed, refetch } = arrangement;
  return (
    <Dialog
      isWhole
      isInAddress
      title={block.listName ? t('ARRANGE_EDIT', { name: block.listName }) : t('ARRANGE_TITLE')}
      closeLabel={t('CLOSE')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('CLOSE')}</Button>}
    >
      {data || hasFailed ? null : <p className={tw('py-8 text-center')}>{t('LOADING')}</p>}
      {hasFailed ? <Failed onRetry={() => void refetch()} /> : null}
      {data ? <Rows block={block} all={data} /> : null}
    </Dialog>
  );
}

function Rows({ block, all }: { block: HomeBlock; all: readonly ArrangedElement[] }) {
  const { t } = useText();
  const { shown, hidden, message, move, drop, setHidden } = useArranging(block, all);
  const ids = shown.map(({ element }) => element.id);
  const { ref, focusAfterUpdate } = useControlFocus(
    [...ids, '|', ...hidden.map(({ element }) => element.id)].join(' '),
  );
  const lastIndex = ids.length - 1;
  const actionsOf = (element: CustomElement) => ({
    onMove: (to: number, control: string) => {
      const other = to === 0 ? 'later' : 'earlier';
      focusAfterUpdate(`${control} ${element.id}`, `${other} ${element.id}`);
      move(element.id, to);
    },
    onHidden: (isHidden: boolean) => {
      focusAfterUpdate(`toggle ${element.id}`);
      setHidden(element.id, isHidden);
    },
  });
  return (
    <div ref={ref}>
      <LiveRegion message={message} />
      <p className={tw('text-14 text-muted pb-2')}>{t('ARRANGE_HINT')}</p>
      <Sortable
        ids={ids}
        layout="column"
        start={dragStart}
        words={dragWords(
          t,
          shown.map(({ element }) => element),
        )}
        onMove={(from, to) => {
          focusAfterUpdate(`handle ${ids[from]}`);
          drop(from, to);
        }}
      >
        <ul aria-label={block.listName}>
          {shown.map(({ element }, at) => (
            <SortableItem
              key={element.id}
              id={element.id}
              render={(parts) => (
                <ArrangeRow
                  element={element}
                  index={at}
                  lastIndex={lastIndex}
                  parts={parts}
                  {...actionsOf(element)}
                />
              )}
            />
          ))}
        </ul>
      </Sortable>
      {hidden.length > 0 ? (
        <>
          <h3 className={tw('pt-4 pb-1 font-semibold text-16')}>{t('ARRANGE_HIDDEN_MARK')}</h3>
          <ul aria-label={t('ARRANGE_HIDDEN_MARK')}>
            {hidden.map(({ element }) => (
              <ArrangeRow key={element.id} element={element} lastIndex={lastIndex} {...actionsOf(element)} />
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
