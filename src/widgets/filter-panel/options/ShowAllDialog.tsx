import { useId, useState } from 'react';
import type { FilterCategory } from '../../../domain/search/filters/filter-categories';
import { applied, changedDraft, openedDraft } from '../../../domain/search/filters/filter-draft';
import type { SearchChoices } from '../../../domain/search/search-choices';
import type { FilterState } from '../../../domain/search/filters/tag-selection';
import { useText } from '../../../i18n/texts';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { initialFocus } from '../../../ui/dialog/initial-focus';
import { TextField } from '../../../ui/field/TextField';
import { tw } from '../../../ui/style/tw';
import { labelText } from '../filter-label';
import { FilterOptions } from './FilterOptions';

interface ShowAllDialogProps {
  state: FilterState;
  category: FilterCategory;
  onApply: (choices: SearchChoices) => void;
  onClose: () => void;
}

/**
 * All filters of one category with a search of their own, which has the focus at first. Nothing applies before Apply.
 * @see R-FILTER-003..005 A-079
 */
export function ShowAllDialog({ state, category, onApply, onClose }: ShowAllDialogProps) {
  const { t, culture } = useText();
  const [draft, setDraft] = useState(() => openedDraft(state.choices));
  const [text, setText] = useState('');
  const id = useId();
  const name = labelText(category.label, t);
  const shown = category.options.filter((option) => startsWith(labelText(option.label, t), text, culture));
  return (
    <Dialog
      isWhole
      title={name}
      closeLabel={t('CLOSE')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('CANCEL')}
          </Button>
          <Button onClick={() => onApply(applied(draft))}>{t('APPLY')}</Button>
        </>
      }
    >
      <TextField
        label={t('FILTER_SEARCH_IN', { name })}
        value={text}
        onChange={setText}
        fieldRef={initialFocus}
      />
      <div className={tw('min-h-card')}>
        <FilterOptions
          id={id}
          open={{ category, opened: draft.opened, now: { ...state, choices: draft.now } }}
          shown={shown}
          onChange={(next) => setDraft(changedDraft(draft, next))}
        />
        <p role="status" className={tw('text-muted py-2 empty:hidden')}>
          {shown.length === 0 ? t('FILTER_NO_MATCH', { text: text.trim() }) : ''}
        </p>
      </div>
    </Dialog>
  );
}

/** Returns whether a label begins with the typed text, ignoring case. @see R-FILTER-004 A-079 */
const startsWith = (label: string, text: string, culture: string): boolean =>
  label.trim().toLocaleLowerCase(culture).startsWith(text.trim().toLocaleLowerCase(culture));
