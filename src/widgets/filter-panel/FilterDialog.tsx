import { useState, type ReactNode } from 'react';
import {
  applied,
  changedDraft,
  countsInDraft,
  mayApply,
  openedDraft,
} from '../../domain/search/filters/filter-draft';
import { cleared } from '../../domain/search/filters/filter-selection';
import type { SearchChoices } from '../../domain/search/search-choices';
import type { FilterState } from '../../domain/search/filters/tag-selection';
import { useText } from '../../i18n/texts';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { FilterPanel } from './FilterPanel';

interface FilterDialogProps {
  state: FilterState;
  /** Renders other choices above the filters, such as the layout. They change the same draft. */
  head?: (choices: SearchChoices, onChange: (choices: SearchChoices) => void) => ReactNode;
  /** Renders other filters instead of the search's filters. They change the same draft. */
  panel?: (choices: SearchChoices, onChange: (choices: SearchChoices) => void) => ReactNode;
  /** Present when tags are missing. */
  onRetry?: (() => void) | undefined;
  onApply: (choices: SearchChoices) => void;
  onClose: () => void;
}

/**
 * The filters on a narrow page. Checkboxes and budgets react at once. The results change on Apply, and closing leaves
 * everything unchanged.
 * @see R-FILTER-012..015 A-054
 */
export function FilterDialog({ state, head, panel, onRetry, onApply, onClose }: FilterDialogProps) {
  const { t } = useText();
  const [draft, setDraft] = useState(() => openedDraft(state.choices));
  const change = (next: SearchChoices) => setDraft(changedDraft(draft, next));
  return (
    <Dialog
      isWhole
      isInAddress
      title={t('FILTERS')}
      closeLabel={t('CLOSE')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={() => change(cleared(draft.now))}>
            {t('FILTERS_CLEAR')}
          </Button>
          <Button disabled={!mayApply(draft)} onClick={() => onApply(applied(draft))}>
            {t('APPLY')}
          </Button>
        </>
      }
    >
      {head?.(draft.now, change)}
      {panel ? (
        panel(draft.now, change)
      ) : (
        <FilterPanel
          isDraft
          state={{ ...state, choices: draft.now, counts: countsInDraft(state, draft.now) }}
          onChange={change}
          onRetry={onRetry}
        />
      )}
    </Dialog>
  );
}
