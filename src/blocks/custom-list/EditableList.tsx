import { Suspense, useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import type { HomeBlock } from '../../domain/home/home-block';
import type { CustomElement } from '../../domain/custom-elements/custom-element';
import { isAllHidden } from '../../domain/custom-elements/saved-order';
import { useText } from '../../i18n/texts';
import { useArrangement, type Arrangement } from '../../state/custom-elements/hooks';
import { useListEditor } from '../../state/home/list-editor';
import { Button } from '../../ui/button/Button';
import { Pencil } from '../../ui/icons/editing';
import { StateCard } from '../../ui/state-card/StateCard';
import { BlockFrame } from '../../widgets/block-frame/BlockFrame';
import { CardLayout, CardSkeletons, layoutOf } from '../../widgets/card-layout/CardLayout';
import { useHomeBlocks } from '../use-blocks';
import { ArrangedCards } from './ArrangedCards';
import { OrderUnknown } from './OrderUnknown';
import { lazyComponent } from '../../ui/lazy/lazy-component';

const ArrangeDialog = lazyComponent(async () => (await import('./ArrangeDialog')).ArrangeDialog);

interface EditableListProps {
  block: HomeBlock;
  elements: readonly CustomElement[];
  cardOf: (element: CustomElement) => ReactElement;
}

/**
 * Renders a custom list in the user's own order. The user can change the order here and in a dialog.
 * @see R-HOME-035..042 A-023
 */
export function EditableList({ block, elements, cardOf }: EditableListProps) {
  const { t } = useText();
  const arrangement = useArrangement(block.id, elements);
  const { isOpen, open, close } = useListEditor(block, useHomeBlocks());
  const editButton = useRef<HTMLButtonElement>(null);
  const [hasRetried, setHasRetried] = useState(false);
  useFocusAfter(isOpen || (hasRetried && arrangement.hasFailed), editButton);
  const preload = () => void ArrangeDialog.preload();
  const edit = (
    <Button
      ref={editButton}
      variant="quiet"
      data-control="edit"
      aria-haspopup="dialog"
      aria-label={block.listName ? t('ARRANGE_EDIT', { name: block.listName }) : t('ARRANGE_TITLE')}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={open}
    >
      <Pencil size={20} aria-hidden />
      {t('EDIT')}
    </Button>
  );
  return (
    <BlockFrame block={block} action={arrangement.hasFailed ? null : edit}>
      <Content
        block={block}
        elements={elements}
        arrangement={arrangement}
        cardOf={cardOf}
        onEdit={open}
        onRetry={() => setHasRetried(true)}
      />
      {isOpen ? (
        <Suspense fallback={null}>
          <ArrangeDialog block={block} arrangement={arrangement} onClose={close} />
        </Suspense>
      ) : null}
    </BlockFrame>
  );
}

/** Moves the focus to the edit button after the dialog closes, and after a press on Try again succeeds. */
function useFocusAfter(isOther: boolean, button: RefObject<HTMLButtonElement | null>) {
  const wasOther = useRef(isOther);
  useEffect(() => {
    if (wasOther.current && !isOther) button.current?.focus();
    wasOther.current = isOther;
  }, [isOther, button]);
}

interface ContentProps extends EditableListProps {
  arrangement: Arrangement;
  onEdit: () => void;
  onRetry: () => void;
}

function Content({ block, elements, arrangement, cardOf, onEdit, onRetry }: ContentProps) {
  const { t } = useText();
  const { data, hasFailed, isFetching, refetch } = arrangement;
  if (hasFailed) {
    const retry = () => {
      onRetry();
      void refetch();
    };
    return (
      <>
        <OrderUnknown isRetrying={isFetching} onRetry={retry} />
        <CardLayout {...layoutOf(block)} cards={elements.map(cardOf)} />
      </>
    );
  }
  if (!data) return <CardSkeletons {...layoutOf(block)} />;
  if (isAllHidden(data)) {
    return (
      <StateCard
        isCompact
        illustration="empty"
        text={t('EMPTY_CUSTOM_LIST_NO_VISIBLE_ITEMS')}
        action={
          <Button variant="secondary" aria-haspopup="dialog" onClick={onEdit}>
            {t('EDIT')}
          </Button>
        }
      />
    );
  }
  return <ArrangedCards block={block} all={data} cardOf={cardOf} />;
}
