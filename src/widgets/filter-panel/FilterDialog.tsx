import { useState } from 'react';
import { cleared } from '../../domain/search/filter-selection';
import type { SearchChoices } from '../../domain/search/search-choices';
import type { FilterState } from '../../domain/search/tag-selection';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { FilterPanel } from './FilterPanel';

interface FilterDialogProps {
  state: FilterState;
  onApply: (choices: SearchChoices) => void;
  onClose: () => void;
}

/**
 * The filters on a narrow page. Ticks and budgets react at once, the results change on Apply, and closing leaves
 * everything as it was.
 */
export function FilterDialog({ state, onApply, onClose }: FilterDialogProps) {
  const { t } = useText();
  const [choices, setChoices] = useState(state.choices);
  return (
    <Dialog
      title={t('FILTERS')}
      closeLabel={t('CLOSE')}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={() => setChoices(cleared(choices))}>
            {t('FILTERS_CLEAR')}
          </Button>
          <Button onClick={() => onApply(choices)}>{t('APPLY')}</Button>
        </>
      }
    >
      <FilterPanel state={{ ...state, choices }} onChange={setChoices} />
    </Dialog>
  );
}
