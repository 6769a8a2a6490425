import { optionKey, type FilterOption } from '../../../domain/search/filters/filter-categories';
import {
  isSelected,
  withCategory,
  withFilter,
  isCategorySelected,
} from '../../../domain/search/filters/filter-selection';
import { hasNoResults } from '../../../domain/search/filters/option-counts';
import type { SearchChoices } from '../../../domain/search/search-choices';
import {
  budgetLock,
  isCategoryDisabled,
  isTagDisabled,
  type OpenCategory,
} from '../../../domain/search/filters/tag-budget';
import { useText } from '../../../i18n/texts';
import { tw } from '../../../ui/style/tw';
import { labelText } from '../filter-label';

interface FilterOptionsProps {
  id: string;
  open: OpenCategory;
  /** The options to render. All other options of the category still count. */
  shown: readonly FilterOption[];
  onChange: (choices: SearchChoices) => void;
}

/**
 * The whole category and its filters as checkboxes, with the reason why some are disabled.
 * @see R-FILTER-006 R-FILTER-017 O-5
 */
export function FilterOptions({ id, open, shown, onChange }: FilterOptionsProps) {
  const { t } = useText();
  const { category, now } = open;
  const lock = budgetLock(open);
  const isWhole = isCategorySelected(now, category);
  const isSome = !isWhole && category.options.some((option) => isSelected(now, option));
  return (
    <>
      <ul aria-describedby={lock ? `${id}-budget` : undefined}>
        {category.options.length > 1 ? (
          <li>
            <Check
              label={t('FILTER_CATEGORY_ALL', { name: labelText(category.label, t) })}
              isOn={isWhole}
              isSome={isSome}
              isDisabled={isCategoryDisabled(open)}
              isEmpty={hasNoResults(now, category)}
              onToggle={(on) => onChange(withCategory(now, category, on))}
            />
          </li>
        ) : null}
        {shown.map((option) => (
          <li key={`${option.kind}:${option.id}`}>
            <Check
              label={labelText(option.label, t)}
              isOn={isSelected(now, option)}
              isDisabled={isTagDisabled(open, option)}
              count={now.counts?.get(optionKey(option))}
              onToggle={(on) => onChange(withFilter(now, option, on))}
            />
          </li>
        ))}
      </ul>
      {lock ? (
        <p id={`${id}-budget`} className={tw('text-13 text-muted py-1')}>
          {lock.by === 'whole'
            ? t('FILTER_BUDGET_WHOLE')
            : t(lock.by === 'category' ? 'FILTER_BUDGET_CATEGORY' : 'FILTER_BUDGET_OVERALL', {
                limit: lock.limit,
              })}
        </p>
      ) : null}
    </>
  );
}

interface CheckProps {
  label: string;
  isOn: boolean;
  /** Some of the options that the checkbox represents are selected. */
  isSome?: boolean;
  isDisabled: boolean;
  /** The number of results, if it is known. */
  count?: number | undefined;
  /** Whether selecting it leaves no results. */
  isEmpty?: boolean;
  onToggle: (on: boolean) => void;
}

const enabled = tw('flex items-center gap-3 py-1 cursor-pointer');
const locked = tw('flex items-center gap-3 py-1 opacity-70');

function Check({
  label,
  isOn,
  isSome = false,
  isDisabled,
  count,
  isEmpty = count === 0,
  onToggle,
}: CheckProps) {
  const { t } = useText();
  // Not `disabled`, because a checkbox that the person has just cleared has the focus and would lose it.
  const isIdle = isEmpty && !isOn && !isSome;
  return (
    <label className={isDisabled || isIdle ? locked : enabled}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = isSome;
        }}
        type="checkbox"
        className={tw('shrink-0 size-6 accent-primary')}
        checked={isOn}
        disabled={isDisabled}
        aria-disabled={isIdle || undefined}
        aria-label={count === undefined ? undefined : `${label}, ${t('RESULT_COUNT', { count })}`}
        onChange={(event) => {
          if (!isIdle) onToggle(event.target.checked);
        }}
      />
      <span className={tw('grow min-w-0 break-anywhere')} dir="auto">
        {label}
      </span>
      {count === undefined ? null : <span className={tw('text-13')}>{count}</span>}
    </label>
  );
}
