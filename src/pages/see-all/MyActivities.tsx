import { Suspense, useState } from 'react';
import { activeFilterCount } from '../../domain/search/filters/active-filter-count';
import { cleared } from '../../domain/search/filters/filter-selection';
import type { HomeBlock } from '../../domain/home/home-block';
import { useText } from '../../i18n/texts';
import { useLinkElement } from '../../state/home/link-element';
import { filterFragment, useNamedDialog } from '../../state/navigation/named-dialog';
import { tw } from '../../ui/style/tw';
import { DatesButton } from '../../widgets/calendar-menu/DatesButton';
import { FilterAside } from '../../widgets/filter-panel/FilterAside';
import { FilterButtons } from '../../widgets/filter-panel/FilterButtons';
import { FilterChips } from '../../widgets/filter-panel/FilterChips';
import { ScreenHead } from '../../widgets/result-parts/ScreenHead';
import { ActivityFilters } from './ActivityFilters';
import { Items } from './Items';
import { Failed } from '../../widgets/failed/Failed';
import { LayoutTools } from './LayoutTools';
import { NoActivities } from './NoActivities';
import { useActivities } from './use-activities';
import { useLayout } from './use-layout';
import { lazyComponent } from '../../ui/lazy/lazy-component';

const FilterDialog = lazyComponent(
  async () => (await import('../../widgets/filter-panel/FilterDialog')).FilterDialog,
);

interface MyActivitiesProps {
  block: HomeBlock;
  /** The element whose link opened the page. */
  elementId: string | undefined;
}

/**
 * Renders the user's activities with a text search and filters, and the archived ones on request.
 * @see R-SEEALL-006..012 R-OTHER-028
 */
export function MyActivities({ block, elementId = '' }: MyActivitiesProps) {
  const { t } = useText();
  const link = useLinkElement(elementId);
  const { choices, choose, pages, state, hasFilters } = useActivities(block);
  const layout = useLayout(pages.items);
  const [showsPanel, setShowsPanel] = useState(true);
  const dialog = useNamedDialog(filterFragment);
  const clear = () => choose(cleared(choices));
  const panel = { block, state };
  return (
    <div>
      <header className={tw('flex flex-wrap items-start justify-between gap-4 pb-4')}>
        <ScreenHead
          {...layout}
          title={link?.name ?? (block.listName || t('HEADER_ACTIVITIES'))}
          description={link ? link.description : block.description}
        />
        <div className={tw('flex flex-wrap items-center gap-3')}>
          <FilterButtons
            // On a narrow page the text field is in the dialog too, so the count includes it.
            count={activeFilterCount(choices) + (choices.activitiesText === '' ? 0 : 1)}
            showsPanel={showsPanel}
            onPanel={() => setShowsPanel(!showsPanel)}
            onDialog={dialog.open}
            onIntent={() => void FilterDialog.preload()}
          />
          <DatesButton />
          <LayoutTools {...layout} />
        </div>
      </header>
      <FilterChips state={state} onChange={choose} onClear={clear} />
      <div className={tw('flex items-start gap-6')}>
        {showsPanel ? (
          <FilterAside>
            <ActivityFilters {...panel} onChange={choose} />
          </FilterAside>
        ) : null}
        <div className={tw('grow min-w-0')}>
          <Items
            block={block}
            pages={pages}
            layout={layout}
            empty={
              <NoActivities text={block.kind.emptySeeAllText} onClear={hasFilters ? clear : undefined} />
            }
            failed={<Failed text={block.kind.failedText} onRetry={pages.retry} />}
          />
        </div>
      </div>
      {dialog.isOpen ? (
        <Suspense fallback={null}>
          <FilterDialog
            state={state}
            onClose={dialog.close}
            onApply={(next) => dialog.close(() => choose(next))}
            panel={(now, onChange) => (
              <ActivityFilters block={block} state={{ ...state, choices: now }} isDraft onChange={onChange} />
            )}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
