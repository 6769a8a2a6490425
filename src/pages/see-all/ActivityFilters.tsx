import type { HomeBlock } from '../../domain/home/home-block';
import { archivedOption } from '../../domain/search/filters/archived-option';
import type { SearchChoices } from '../../domain/search/search-choices';
import type { FilterState } from '../../domain/search/filters/tag-selection';
import { useText } from '../../i18n/texts';
import { tw } from '../../ui/style/tw';
import { FilterGroups } from '../../widgets/filter-panel/options/FilterGroups';
import { TextFilter } from '../../widgets/filter-panel/fields/TextFilter';

interface ActivityFiltersProps {
  block: Pick<HomeBlock, 'showArchivedFilter'>;
  state: FilterState;
  /** True inside a dialog, where changes apply only when the user confirms them. @see A-054 */
  isDraft?: boolean;
  onChange: (choices: SearchChoices) => void;
}

/**
 * Renders the filters of my activities: text, archived, status and type. A flag of the block controls each of the last
 * three.
 * @see R-SEEALL-006..012 A-032
 */
export function ActivityFilters({ block, state, isDraft = false, onChange }: ActivityFiltersProps) {
  const { choices, categories } = state;
  return (
    <div className={tw('flex flex-col gap-3')}>
      <TextFilter
        text={choices.activitiesText}
        isDraft={isDraft}
        onText={(activitiesText) => onChange({ ...choices, activitiesText })}
      />
      {block.showArchivedFilter ? (
        <ArchivedSwitch
          isOn={choices.includeArchived}
          onToggle={(includeArchived) => onChange({ ...choices, includeArchived })}
        />
      ) : null}
      <FilterGroups
        state={state}
        categories={categories.filter(({ id }) => id !== archivedOption.categoryId)}
        isDraft={isDraft}
        onChange={onChange}
      />
    </div>
  );
}

function ArchivedSwitch({ isOn, onToggle }: { isOn: boolean; onToggle: (on: boolean) => void }) {
  const { t } = useText();
  return (
    <label className={tw('flex items-center gap-3 py-1 cursor-pointer')}>
      <input
        type="checkbox"
        role="switch"
        className={tw('shrink-0 size-6 accent-primary')}
        checked={isOn}
        onChange={(event) => onToggle(event.target.checked)}
      />
      <span className={tw('min-w-0 break-anywhere')}>{t('FILTER_ARCHIVED')}</span>
    </label>
  );
}
