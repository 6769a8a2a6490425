import { useId, useState } from 'react';
import { firstOptions } from '../../domain/limits';
import type { FilterCategory, FilterOption } from '../../domain/search/filter-categories';
import { isSelected, withFilter } from '../../domain/search/filter-selection';
import type { SearchChoices } from '../../domain/search/search-choices';
import { isTagDisabled } from '../../domain/search/tag-budget';
import type { FilterState } from '../../domain/search/tag-selection';
import { useText } from '../../i18n/text';
import { ChevronDown } from '../../ui/icons/icons';
import { tw } from '../../ui/style/tw';
import { labelText } from './filter-label';

interface FilterGroupProps {
  state: FilterState;
  category: FilterCategory;
  onChange: (choices: SearchChoices) => void;
}

const toggle = tw('flex w-full items-center justify-between py-2 font-semibold');
const more = tw('py-1 min-h-touch text-primary underline');

/** One category as a disclosure: its first options, and the rest on demand (R-FILTER-002, A-079). */
export function FilterGroup({ state, category, onChange }: FilterGroupProps) {
  const { t } = useText();
  const [isOpen, setIsOpen] = useState(true);
  const [showsAll, setShowsAll] = useState(false);
  const id = useId();
  // Limits count from what was chosen when the category was opened; each choice here is taken at once.
  const open = { category, opened: state.choices, now: state };
  const shown = showsAll ? category.options : category.options.slice(0, firstOptions);
  const hasBudgetLock = category.options.some((option) => isTagDisabled(open, option));
  const name = labelText(category.label, t);
  return (
    <fieldset
      className={tw('border-b border-border pb-2')}
      aria-describedby={hasBudgetLock ? `${id}-budget` : undefined}
    >
      <legend className={tw('w-full')}>
        <button type="button" className={toggle} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {name}
          <ChevronDown size={20} aria-hidden className={isOpen ? tw('rotate-180') : undefined} />
        </button>
      </legend>
      {isOpen ? (
        <>
          <ul>
            {shown.map((option) => (
              <li key={`${option.kind}:${option.id}`}>
                <Option
                  option={option}
                  isOn={isSelected(state, option)}
                  isDisabled={isTagDisabled(open, option)}
                  onToggle={(on) => onChange(withFilter(state, option, on))}
                />
              </li>
            ))}
          </ul>
          {hasBudgetLock ? (
            <p id={`${id}-budget`} className={tw('text-13 text-muted py-1')}>
              {t('FILTER_BUDGET_USED')}
            </p>
          ) : null}
          {category.options.length > firstOptions ? (
            <button
              type="button"
              className={more}
              aria-expanded={showsAll}
              onClick={() => setShowsAll(!showsAll)}
            >
              {t(showsAll ? 'FILTER_SHOW_LESS' : 'FILTER_SHOW_ALL')}
            </button>
          ) : null}
        </>
      ) : null}
    </fieldset>
  );
}

interface OptionProps {
  option: FilterOption;
  isOn: boolean;
  isDisabled: boolean;
  onToggle: (on: boolean) => void;
}

function Option({ option, isOn, isDisabled, onToggle }: OptionProps) {
  const { t } = useText();
  return (
    <label
      className={
        isDisabled
          ? tw('flex items-center gap-3 py-1 text-muted')
          : tw('flex items-center gap-3 py-1 cursor-pointer')
      }
    >
      <input
        type="checkbox"
        className={checkbox}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onToggle(event.target.checked)}
      />
      <span>{labelText(option.label, t)}</span>
    </label>
  );
}

const checkbox = tw('shrink-0 size-6 accent-primary');
