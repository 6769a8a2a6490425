import { Suspense, useId, useState } from 'react';
import { firstOptions } from '../../../domain/limits';
import type { FilterCategory } from '../../../domain/search/filters/filter-categories';
import { isSelected } from '../../../domain/search/filters/filter-selection';
import type { SearchChoices } from '../../../domain/search/search-choices';
import type { FilterState } from '../../../domain/search/filters/tag-selection';
import { useText } from '../../../i18n/texts';
import { ChevronDown } from '../../../ui/icons/arrows';
import { tw } from '../../../ui/style/tw';
import { labelText } from '../filter-label';
import { FilterOptions } from './FilterOptions';
import { lazyComponent } from '../../../ui/lazy/lazy-component';

const ShowAllDialog = lazyComponent(async () => (await import('./ShowAllDialog')).ShowAllDialog);

interface FilterGroupProps {
  state: FilterState;
  category: FilterCategory;
  /**
   * Where Show all shows the options: beside the results in a dialog, inside a dialog in the group itself.
   * @see A-079
   */
  showsAllIn: 'dialog' | 'panel';
  startsOpen: boolean;
  onChange: (choices: SearchChoices) => void;
}

const toggle = tw('flex w-full items-center justify-between gap-2 py-2 font-semibold text-start');

/**
 * One category as a disclosure: its first options, and the others on demand. While it is closed, it shows how many of
 * its options are chosen.
 * @see R-FILTER-002 R-FILTER-003 A-079
 */
export function FilterGroup({ category, startsOpen, ...props }: FilterGroupProps) {
  const { t } = useText();
  const [isOpen, setIsOpen] = useState(startsOpen);
  const count = category.options.filter((option) => isSelected(props.state, option)).length;
  return (
    <fieldset className={tw('border-b border-border pb-2 min-w-0')}>
      <legend className={tw('w-full')}>
        <button type="button" className={toggle} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <span className={tw('grow break-anywhere')}>{labelText(category.label, t)}</span>
          {isOpen || count === 0 ? null : (
            <span className={tw('text-13 font-normal text-muted')}>{t('FILTER_CHOSEN', { count })}</span>
          )}
          <ChevronDown size={20} aria-hidden className={isOpen ? tw('rotate-180') : undefined} />
        </button>
      </legend>
      {isOpen ? <Opened category={category} {...props} /> : null}
    </fieldset>
  );
}

function Opened({ state, category, showsAllIn, onChange }: Omit<FilterGroupProps, 'startsOpen'>) {
  const [showsAll, setShowsAll] = useState(false);
  const id = useId();
  const isInline = showsAllIn === 'panel';
  const isLong = category.options.length > firstOptions;
  const close = () => setShowsAll(false);
  return (
    <>
      {/* Limits count from the choices when the category was opened. Here, each choice applies at once. */}
      <FilterOptions
        id={id}
        open={{ category, opened: state.choices, now: state }}
        shown={showsAll && isInline ? category.options : category.options.slice(0, firstOptions)}
        onChange={onChange}
      />
      {isLong ? (
        <MoreButton
          category={category}
          isLess={showsAll && isInline}
          isInline={isInline}
          onPress={() => setShowsAll(!isInline || !showsAll)}
        />
      ) : null}
      {showsAll && !isInline ? (
        <Suspense fallback={null}>
          <ShowAllDialog
            state={state}
            category={category}
            onApply={(next) => {
              close();
              onChange(next);
            }}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </>
  );
}

interface MoreButtonProps {
  category: FilterCategory;
  isLess: boolean;
  isInline: boolean;
  onPress: () => void;
}

function MoreButton({ category, isLess, isInline, onPress }: MoreButtonProps) {
  const { t } = useText();
  const text = t(isLess ? 'FILTER_SHOW_LESS' : 'FILTER_SHOW_ALL');
  return (
    <button
      type="button"
      className={tw('py-1 min-h-touch text-primary underline')}
      aria-label={`${text}: ${labelText(category.label, t)}`}
      {...(isInline ? { 'aria-expanded': isLess } : { 'aria-haspopup': 'dialog' as const })}
      onPointerEnter={isInline ? undefined : () => void ShowAllDialog.preload()}
      onClick={onPress}
    >
      {text}
    </button>
  );
}
